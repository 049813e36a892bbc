import { type Clock, Refusal } from '@baize/kit'
import type { Limit, Standing, ThrottleStore } from './port.ts'

export type Verdict = { isAllowed: true } | { isAllowed: false; waitSeconds: number }

/**
 * From this count on, a limit is against floods and not against guesses. A process then counts its first uses by
 * itself, up to one of `SHARES` of the limit, and asks the store only beyond that.
 */
const LENIENT_FROM = 60
const SHARES = 8

/** About 20 MB at the worst. */
const WINDOWS_MAX = 100_000

interface OwnWindow {
  endsAtMs: number
  /** Uses the store knows nothing of. */
  untold: number
  /** Once told, every use is told. */
  isTold: boolean
}

/**
 * Counts attempts over all processes, in fixed windows. Limits below 60 uses are exact: each use is counted in the
 * store before it is allowed. Of a larger one, each process may allow an eighth before the store hears of it, so two
 * processes allow at most an eighth more than the limit, and eight processes at most seven eighths more; whoever stays
 * below an eighth costs no question.
 */
export class Throttles {
  readonly #windows = new Map<string, OwnWindow>()

  constructor(
    private readonly store: ThrottleStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one use of every limit; not allowed when any of them has none left, and then says how long to wait. A use
   * that is not allowed counts too, but ends no later for it.
   */
  async take(...limits: Limit[]): Promise<Verdict> {
    const asked = limits.map((limit) => ({ limit, uses: this.#usesToTell(limit) })).filter(({ uses }) => uses > 0)
    if (asked.length === 0) return { isAllowed: true }
    const standings = await this.store.add(
      asked.map(({ limit: { key, windowSeconds }, uses }) => ({ key, windowSeconds, uses })),
    )
    const waitsMs = asked.flatMap(({ limit }, place) => waitOf(limit, standings[place]!))
    if (waitsMs.length === 0) return { isAllowed: true }
    return { isAllowed: false, waitSeconds: Math.max(1, Math.ceil(Math.max(...waitsMs) / 1000)) }
  }

  /** As `take`; what is not allowed is refused with `too_many_requests` and how long to wait. */
  async demand(...limits: Limit[]): Promise<void> {
    const verdict = await this.take(...limits)
    if (!verdict.isAllowed) throw new Refusal('too_many_requests', undefined, undefined, verdict.waitSeconds)
  }

  /** Adds a use to a window and tells how many there are now, for limits that grow. */
  async count(limit: Omit<Limit, 'count'>): Promise<number> {
    const [standing] = await this.store.add([{ ...limit, uses: 1 }])
    return standing!.used
  }

  /** Returns one taken use, for a limit on failures after a success. */
  giveBack(...keys: string[]): Promise<void> {
    return this.store.giveBack(keys)
  }

  /** Forgets the attempts, for example after a sign-in that succeeded. */
  clear(...keys: string[]): Promise<void> {
    for (const key of keys) this.#windows.delete(key)
    return this.store.clear(keys)
  }

  /** None while the process may count by itself. */
  #usesToTell({ key, count, windowSeconds }: Limit): number {
    if (count < LENIENT_FROM) return 1
    const nowMs = this.clock.now().getTime()
    const known = this.#windows.get(key)
    const window = known && known.endsAtMs > nowMs ? known : this.#begin(key, nowMs + windowSeconds * 1000)
    if (window.isTold) return 1
    window.untold += 1
    if (window.untold < count / SHARES) return 0
    window.isTold = true
    return window.untold
  }

  #begin(key: string, endsAtMs: number): OwnWindow {
    const window: OwnWindow = { endsAtMs, untold: 0, isTold: false }
    this.#windows.delete(key)
    if (this.#windows.size >= WINDOWS_MAX) this.#dropOldest()
    this.#windows.set(key, window)
    return window
  }

  #dropOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key)
      if (this.#windows.size < WINDOWS_MAX * 0.9) return
    }
  }
}

function waitOf({ count }: Limit, { used, endsInMs }: Standing): number[] {
  return used <= count ? [] : [endsInMs]
}
