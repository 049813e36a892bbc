/** A token opens the company's page for this long; the page asks for another one when it is over. */
export const TOKEN_LIFE_SECONDS = 600

/** A player waits for the token. */
export const CALL_TIMEOUT_MS = 5_000

/** Payouts are added up over this long, so that a large one cut into small ones is still a large one. */
export const PAYOUT_WINDOW_DAYS = 30
