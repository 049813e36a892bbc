import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 1000

/**
 * Calls `onGone` once the program that started this one has died without a signal: `kill -9` of `npm start`
 * would otherwise leave the site running with nobody to stop it. Watches the parent and, where `/proc`
 * tells, the parent's parent, because npm puts a shell in between. Returns a function that stops watching.
 */
export function watchParent(onGone: () => void): () => void {
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`
  const before = lineage()
  const timer = setInterval(() => {
    if (lineage() !== before) onGone()
  }, CHECK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** The fourth field of `/proc/<pid>/stat`, behind the name in brackets; `null` where there is no `/proc`. */
function parentOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? null
  } catch {
    return null
  }
}
