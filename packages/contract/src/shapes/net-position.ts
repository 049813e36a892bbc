import { z } from 'zod'
import { netSteps } from '../kinds.ts'
import { Count, CurrencyCode, MainAmount } from './common.ts'

/** What play and payments came to, of real money; `net` is what was won less what was staked. */
const Result = {
  staked: MainAmount,
  won: MainAmount,
  net: MainAmount,
  deposited: MainAmount,
  paidOut: MainAmount,
}

/** What came of it from one of the player's own days to another, both included. */
export const NetPosition = z.strictObject({
  currency: CurrencyCode,
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  ...Result,
  /** At play for real money, whatever the currency. */
  secondsPlayed: Count,
  step: z.enum(netSteps),
  /** The same cut into steps, the first and last of which may be shorter; each begins with `from`. */
  steps: z.array(z.strictObject({ from: z.iso.date(), ...Result })),
})
export type NetPosition = z.output<typeof NetPosition>
