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

/** Processor time of a process and all running ones below it, in ms (Linux only). */
export function cpuOfTree(root: number): number {
  const stats = new Map<string, string[]>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      stats.set(pid, statOf(pid))
    } catch {
      // The process has ended since it was listed.
    }
  }
  const isBelow = (pid: string): boolean => pid === String(root) || (stats.has(pid) && isBelow(stats.get(pid)![1]!))
  let ticks = 0
  for (const [pid, fields] of stats) if (isBelow(pid)) ticks += Number(fields[11]) + Number(fields[12])
  return ticks * 10
}
