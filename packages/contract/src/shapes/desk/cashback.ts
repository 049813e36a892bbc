import { z } from 'zod'
import { CurrencyCode, Id, Instant, MainAmount, Percent } from '../common.ts'

/**
 * What a player got of a period of cashback. `lostAmount` as it was known then, below zero where more was won. `none`:
 * nothing was due; `excluded`: not for this player; `waits`: the player may be given nothing at the moment.
 */
export const PlayerCashback = z.strictObject({
  offerId: Id,
  currency: CurrencyCode,
  percentage: Percent,
  periodFrom: Instant,
  periodTo: Instant,
  lostAmount: MainAmount,
  amount: MainAmount,
  state: z.enum(['paid', 'none', 'excluded', 'waits', 'lapsed']),
  bonusId: Id.nullable(),
  settledAt: Instant,
})
export type PlayerCashback = z.output<typeof PlayerCashback>
