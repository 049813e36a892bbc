import { z } from 'zod'
import { CurrencyCode, ExactAmount, ShortText } from '../common.ts'

/** What lines of the report are of. */
export const RevenueGroup = z.enum(['day', 'month', 'currency', 'country', 'affiliate', 'game', 'product'])

/** What the house turned over, of one day, month, country, company or game, in one currency. */
export const RevenueLine = z.strictObject({
  /** `2026-11-25`, `2026-11`, a code, an id; empty where nobody knows the country, or nobody brought the player. */
  key: ShortText,
  /** The key as it is read: the name of a game. */
  name: ShortText,
  currency: CurrencyCode,
  /** Less those given back. */
  stakeCount: z.int(),
  /** Less what was given back, which may belong to another day; bonus money within. */
  staked: ExactAmount,
  bonusStaked: ExactAmount,
  won: ExactAmount,
  bonusWon: ExactAmount,
  grossRevenue: ExactAmount,
  /** From here on `null` where the line is of games: it belongs to none. */
  bonusCost: ExactAmount.nullable(),
  netRevenue: ExactAmount.nullable(),
  depositCount: z.int().nullable(),
  deposited: ExactAmount.nullable(),
  payoutCount: z.int().nullable(),
  paidOut: ExactAmount.nullable(),
  /** By hand: what operators gave less what they took. In no other figure. */
  corrected: ExactAmount.nullable(),
})
export type RevenueLine = z.output<typeof RevenueLine>
