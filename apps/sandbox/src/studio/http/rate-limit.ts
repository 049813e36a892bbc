import type { Clock } from '@baize/kit'

export interface RateLimit {
  /** Whether one more is allowed for the key; counts it when so. */
  take(key: string): boolean
}

/** At most `amountMax` per key at once, refilled evenly over `windowMs`. Keys at rest cost no memory. */
export function createRateLimit(clock: Clock, amountMax: number, windowMs: number): RateLimit {
  const used = new Map<string, { amount: number; atMs: number }>()
  const drained = (entry: { amount: number; atMs: number }, nowMs: number) =>
    Math.max(0, entry.amount - ((nowMs - entry.atMs) / windowMs) * amountMax)
  return {
    take(key) {
      const nowMs = clock.now().getTime()
      for (const [oldest, entry] of used) {
        if (nowMs - entry.atMs < windowMs) break
        used.delete(oldest)
      }
      const entry = used.get(key)
      const amount = entry ? drained(entry, nowMs) : 0
      if (amount + 1 > amountMax) return false
      used.delete(key)
      used.set(key, { amount: amount + 1, atMs: nowMs })
      return true
    },
  }
}
