/** An address gets this long for one post. */
export const SEND_TIMEOUT_MS = 5_000

/** Nobody else writes to an address meanwhile; longer than an attempt, so that one that died is taken up again. */
export const ATTEMPT_MAX_MS = 30_000

/** Wait after the first failed attempt; it doubles with every further one. */
const RETRY_FIRST_MS = 5_000

/** A room that was away for long hears soon after it is back. */
const RETRY_LONGEST_MS = 10 * 60_000

/** No address can have us wait for longer by what it asks for. */
const ASKED_WAIT_MAX_MS = 60 * 60_000

/** Whatever is older than this tells nobody anything any more. */
export const TOLD_WITHIN_MS = 2 * 86_400_000

/** Messages in one post; rooms limit how often and how much is posted. */
export const LINES_MAX = 20

/** Operators may ask for so long what they were told. */
export const ENDED_KEPT_MS = 90 * 86_400_000

/** How long to wait after so many failed attempts, and as long as the address asked for. */
export function pauseAfter(attempts: number, askedMs: number | null): number {
  const own = Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_LONGEST_MS)
  return Math.max(own, Math.min(askedMs ?? 0, ASKED_WAIT_MAX_MS))
}
