import type { Clock } from '@baize/kit'

const KEYS_MAX = 200_000

/**
 * Counts attempts in fixed windows, in this process. Bounded: when full, the oldest windows go first,
 * so an attacker who floods keys loosens only limits that have aged.
 */
export class Throttles {
  readonly #clock: Clock
  readonly #windows = new Map<string, { endsAtMs: number; used: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Takes one of `count` uses of `key` in a window of `windowSeconds`; `false` when none is left. */
  take(key: string, count: number, windowSeconds: number): boolean {
    const nowMs = this.#clock.now().getTime()
    const window = this.#windows.get(key)
    if (window && window.endsAtMs > nowMs) {
      window.used += 1
      return window.used <= count
    }
    this.#windows.delete(key)
    if (this.#windows.size >= KEYS_MAX) this.#dropOldest()
    this.#windows.set(key, { endsAtMs: nowMs + windowSeconds * 1000, used: 1 })
    return true
  }

  /** Returns one taken use, for a limit on failures after a success. */
  giveBack(key: string): void {
    const window = this.#windows.get(key)
    if (window && window.used > 0) window.used -= 1
  }

  /** Forgets the attempts of a key, for example after a sign-in that succeeded. */
  clear(key: string): void {
    this.#windows.delete(key)
  }

  #dropOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key)
      if (this.#windows.size < KEYS_MAX * 0.9) return
    }
  }
}
