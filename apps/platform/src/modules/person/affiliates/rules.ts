/** What was written down longer ago is told to nobody any more, as when the log is read anew. */
export const TOLD_WITHIN_DAYS = 7

/** The company gets this long for one postback. */
export const SEND_TIMEOUT_MS = 5_000

/** Nobody else takes a postback meanwhile; longer than an attempt, so that one that died is taken up again. */
export const ATTEMPT_MAX_MS = 30_000

/** Wait after the first failed attempt; it doubles with every further one. */
export const RETRY_FIRST_MS = 5_000
export const RETRY_LONGEST_MS = 6 * 3_600_000

/** With those waits, attempts over three days. */
export const ATTEMPTS_MAX = 24

/** Postbacks sent at the same time; a company that is back after a day must not be flooded. */
export const BATCH_MAX = 10

/** Batches in one look for postbacks that were left; the next look takes the rest. */
export const SWEEP_ROUNDS_MAX = 50

/** Operators see for so long what was told, and what was given up. */
export const ENDED_KEPT_MS = 90 * 86_400_000

/** How long to wait before the next attempt after so many have failed. */
export function pauseAfter(attempts: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_LONGEST_MS)
}
