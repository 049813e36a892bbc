/** The company gets this long for one letter. */
export const SEND_TIMEOUT_MS = 5_000

/** Nobody else takes a letter meanwhile; longer than an attempt, so that one that died is taken up again. */
export const ATTEMPT_MAX_MS = 30_000

/** Wait after the first failed attempt; it doubles with every further one. */
export const RETRY_FIRST_MS = 1_000

/** A company that was away for an hour gets the letters soon after it is back. */
export const RETRY_LONGEST_MS = 5 * 60_000

/** Letters handed over at the same time; a code should not wait behind a queue, nor flood a small company. */
export const BATCH_MAX = 10

/** Batches in one look for letters that were left; the next look takes the rest. */
export const SWEEP_ROUNDS_MAX = 100

/** How long to wait before the next attempt after so many have failed. */
export function pauseAfter(attempts: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_LONGEST_MS)
}
