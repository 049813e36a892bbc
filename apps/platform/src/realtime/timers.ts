import type { Clock } from '@baize/kit'
import type { Connections } from './connections.ts'
import type { RealtimeLimits } from './limits.ts'

/** Sweeps the connections and checks their sessions from time to time. Returns what stops both. */
export function startTimers(
  connections: Connections,
  limits: RealtimeLimits,
  clock: Clock,
  checkSessions: () => Promise<void>,
): () => void {
  const sweep = setInterval(() => {
    const nowMs = clock.now().getTime()
    for (const connection of connections.all()) connection.sweep(nowMs)
  }, limits.sweepIntervalMs)
  let isChecking = false
  const check = setInterval(() => {
    if (isChecking) return
    isChecking = true
    void checkSessions().finally(() => (isChecking = false))
  }, limits.sessionCheckIntervalMs)
  sweep.unref()
  check.unref()
  return () => {
    clearInterval(sweep)
    clearInterval(check)
  }
}
