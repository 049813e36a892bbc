/** Long enough for a slow network of text messages. */
export const CODE_LIFE_MINUTES = 10

/** Within this nothing more is sent; the code that is on its way stays good. Pages count it down. */
export const RESEND_AFTER_MS = 60_000

/** Messages within a day that the owner of the phone may ask for, whatever strangers asked for. */
export const PER_OWNER_MAX = 5

/** Messages within a day to one phone that strangers of one network may ask for: each one costs, and may wake somebody. */
export const PER_NETWORK_MAX = 3

/** Messages within a day that strangers of all networks get before pauses begin, which double. */
export const STRANGERS_FREE = 8
export const PAUSE_FIRST_MS = 30 * 60_000
export const PAUSE_LONGEST_MS = 4 * 60 * 60_000

/** From when on one more stranger may ask, after so many of a day of which the last was sent then. */
export function strangersMayAskAtMs(count: number, lastAtMs: number): number {
  if (count < STRANGERS_FREE) return lastAtMs
  return lastAtMs + Math.min(PAUSE_FIRST_MS * 2 ** (count - STRANGERS_FREE), PAUSE_LONGEST_MS)
}

export const COUNTED_MS = 24 * 60 * 60_000

/**
 * Tries at a code from where it was asked for, and as many from anywhere else. With a million codes and ten tries at
 * each of twenty codes a day, guessing one takes years.
 */
export const ATTEMPTS_MAX = 5
