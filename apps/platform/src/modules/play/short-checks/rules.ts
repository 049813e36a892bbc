/**
 * The numbers of the rules. What they mean, why they are what they are and an example that is reckoned through stand in
 * `docs/short-check.md`; both change together.
 */

/** Days that are looked at, today included. */
export const WEEK_DAYS = 7
/** Days before them that say what is usual. */
export const USUAL_DAYS = 28
/** Raised and removed limits count for so long, today included. */
export const RAISE_DAYS = 28

/** Hours from midnight on that are night. */
export const NIGHT_HOURS = 5

/** So many times a usual week is a change. */
export const TIMES = 2n

export const DEPOSITS_MIN = 3
export const NIGHTS_MIN = 3
export const CHASES_MIN = 3
export const RAISES_MIN = 2

/** A deposit this soon after a stake follows close upon it. */
export const CHASE_MINUTES = 60

/** A usual week's loss counts as at least this part of its stakes: whoever was lucky may lose that much. */
export const LUCK_DIVISOR = 10n

/** A question that nobody answers is withdrawn. */
export const ASKED_DAYS = 14
/** Nobody is asked again before. */
export const REST_DAYS = 28
/** Unless something stands out that did not then, and then not before. */
export const REST_DAYS_OF_NEW_MARKS = 7
