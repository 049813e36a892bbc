import { z } from 'zod'
import { CurrencyCode, MainAmount } from './common.ts'

/** What must be wagered before money may leave: all of it, the multiplier, and what remains. */
export const TurnoverWager = z.strictObject({
  total: MainAmount,
  turnOverWager: z.number(),
  turnOverWagerAmount: MainAmount,
  currency: CurrencyCode,
})
export type TurnoverWager = z.output<typeof TurnoverWager>
