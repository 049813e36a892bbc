export type Spending = 'allowed' | 'refused' | 'exhausted'

/**
 * A token bucket that may be overdrawn: a client that keeps sending while refused runs the overdraft
 * down and is cut off, one that waits recovers.
 */
export class CommandBudget {
  #left: number
  #filledAtMs: number

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly refusedMax: number,
    nowMs: number,
  ) {
    this.#left = burst
    this.#filledAtMs = nowMs
  }

  spend(nowMs: number): Spending {
    const earned = (Math.max(0, nowMs - this.#filledAtMs) / 1000) * this.perSecond
    this.#filledAtMs = nowMs
    this.#left = Math.min(this.burst, this.#left + earned) - 1
    if (this.#left >= 0) return 'allowed'
    return this.#left >= -this.refusedMax ? 'refused' : 'exhausted'
  }
}
