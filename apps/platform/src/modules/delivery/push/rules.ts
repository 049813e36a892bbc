/** A push service gets this long for one message. */
export const SEND_TIMEOUT_MS = 5_000

/** Nobody else takes a message meanwhile; longer than an attempt, so that one that died is taken up again. */
export const ATTEMPT_MAX_MS = 30_000

/** Wait after the first failed attempt; it doubles with every further one. */
const RETRY_FIRST_MS = 5_000

/** A service that was away for long gets messages soon after it is back. */
const RETRY_LONGEST_MS = 10 * 60_000

/** No service can have us wait for longer by what it asks for. */
const ASKED_WAIT_MAX_MS = 60 * 60_000

/** Longer than quiet hours can last, with a day for the service and the browser. */
export const LIFE_MS = 2 * 86_400_000

/** Messages taken up at one time. */
export const BATCH_MAX = 20

/** Batches in one look for messages that were left; the next look takes the rest. */
export const SWEEP_ROUNDS_MAX = 100

/** Browsers of one player; the oldest give way. */
export const DEVICES_MAX = 10

/** As long as the log of facts may be read again and tell of the same. */
export const DONE_KEPT_MS = 8 * 86_400_000

/** How long to wait after so many failed attempts, and as long as the service asked for. */
export function pauseAfter(attempts: number, askedMs: number | null): number {
  const own = Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_LONGEST_MS)
  return Math.max(own, Math.min(askedMs ?? 0, ASKED_WAIT_MAX_MS))
}
