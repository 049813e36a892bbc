import { readFileSync, readdirSync } from 'node:fs'

const statOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')

/** The process that started this one (Linux only). */
export const parentOf = (pid: number): string => statOf(String(pid))[1]!

/** Processor time of all running children of a process, in ms. Ticks of the kernel are a hundredth of a second. */
export function cpuOfChildren(parent: string): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(pid)
      if (fields[1] === parent) ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      // The process has ended since it was listed.
    }
  }
  return ticks * 10
}
