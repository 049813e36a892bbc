import { readFileSync } from 'node:fs'
import { descendantsOf } from '../support/site-process.ts'

const statOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')

/** The process that started this one (Linux only). */
export const parentOf = (pid: number): number => Number(statOf(String(pid))[1])

/** Processor time of a process and all running ones below it, in ms (Linux only). */
export function cpuOfTree(root: number): number {
  let ticks = 0
  for (const pid of [root, ...descendantsOf(root)]) {
    try {
      const fields = statOf(String(pid))
      ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      // The process has ended since it was listed.
    }
  }
  // Ticks of the kernel are a hundredth of a second.
  return ticks * 10
}
