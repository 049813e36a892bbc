import type { Clock } from '@baize/kit'

/** Counts what each key does in a window of time. */
export interface Throttle {
  /** Counts one more; false when the key has used up its share of this window. */
  take: (key: string) => boolean
}

const KEYS_MAX = 10_000

export function createThrottle({
  count,
  windowMs,
  clock,
}: {
  count: number
  windowMs: number
  clock: Clock
}): Throttle {
  let window = Number.NaN
  const taken = new Map<string, number>()
  return {
    take(key) {
      const now = Math.floor(clock.now().getTime() / windowMs)
      // A flood of keys empties the table rather than the memory.
      if (now !== window || taken.size > KEYS_MAX) taken.clear()
      window = now
      const used = (taken.get(key) ?? 0) + 1
      taken.set(key, used)
      return used <= count
    },
  }
}
