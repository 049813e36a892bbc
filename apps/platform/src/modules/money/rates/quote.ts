/** A rate as decimal text, main units of a currency for one main unit of the base, and the moment it is of. */
export interface KnownRate {
  perBase: string
  at: Date
}

/** Why a quote is not taken over; the last good rate stays. */
export type QuoteProblem =
  /** It is no number above zero of at most 20 digits before and 24 after the point. */
  | 'malformed'
  /** It is of a moment that has not come. */
  | 'ahead'
  /** It is of a moment too long ago to say anything about now. */
  | 'old'
  /** It is further from the last good rate than rates move in the time between. */
  | 'jump'

/** How far a rate may move in a day, and for each day more, as a part of itself. */
const MOVE_MAX_A_DAY = { fiat: 0.1, crypto: 0.3 }

const AHEAD_MAX_MS = 60_000
const DAY_MS = 86_400_000
const DECIMAL = /^\d{1,20}(\.\d{1,24})?$/

/**
 * Whether a feed's quote becomes the rate: `null` where it does. A wrong one is noise that the next quote mends; what
 * really moved is taken over later, because the longer ago the last good rate was, the further it may have moved.
 */
export function problemOf(
  quote: { said: string; at: Date },
  last: KnownRate & { type: 'fiat' | 'crypto' },
  now: Date,
): QuoteProblem | null {
  const value = Number(quote.said)
  if (!DECIMAL.test(quote.said) || !(value > 0)) return 'malformed'
  if (quote.at.getTime() > now.getTime() + AHEAD_MAX_MS) return 'ahead'
  if (quote.at.getTime() < now.getTime() - DAY_MS) return 'old'
  const days = Math.max(1, (quote.at.getTime() - last.at.getTime()) / DAY_MS)
  return isNear(quote.said, last, days) ? null : 'jump'
}

/** Whether a rate is no further from another than one moves in so many days. */
export function isNear(
  perBase: string,
  last: Pick<KnownRate, 'perBase'> & { type: 'fiat' | 'crypto' },
  days = 1,
): boolean {
  const [value, former] = [Number(perBase), Number(last.perBase)]
  return Math.max(value / former, former / value) <= 1 + MOVE_MAX_A_DAY[last.type] * days
}
