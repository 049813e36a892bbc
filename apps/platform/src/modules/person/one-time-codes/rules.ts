/** Long enough for a slow network of text messages. */
export const CODE_LIFE_MINUTES = 10

/** Within this nothing more is sent; the code that is on its way stays good. Pages count it down. */
export const RESEND_AFTER_MS = 60_000

/** Text messages to one phone within a day, whatever for: each one costs, and may wake somebody. */
export const PER_PHONE_MAX = 5
export const COUNTED_MS = 24 * 60 * 60_000

/** With a million codes and five tries at each of five codes a day, guessing takes a lifetime. */
export const ATTEMPTS_MAX = 5
