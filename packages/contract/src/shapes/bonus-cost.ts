import { z } from 'zod'
import { Count, CurrencyCode, Id, MainAmount, Percent } from './common.ts'

/** What becomes of those who play a bonus through; three shares that make a hundred. */
const BonusOdds = z.strictObject({
  /** End with more of their own than they began with. */
  more: Percent,
  /** End with something, and no more than that. */
  some: Percent,
  nothing: Percent,
  /** What is left to them on average. */
  leftAmount: MainAmount,
  /** How many were reckoned. */
  players: Count,
})

/**
 * What an offered bonus really costs, with a deposit of `depositAmount` or without one where that is `null`. Amounts are
 * main units of `currency`; where free rounds bring the bonus, `bonusAmount` and what follows from it are averages.
 */
export const BonusCost = z.strictObject({
  bonusId: Id,
  currency: CurrencyCode,
  depositAmount: MainAmount.nullable(),
  bonusAmount: MainAmount,
  /** Rounds the house pays for whose winnings are the bonus; those that come on top of money are not reckoned. */
  freeRounds: Count,
  casinoWagerAmount: MainAmount,
  sportsbookWagerAmount: MainAmount,
  activateWithinMinutes: Count,
  wagerWithinMinutes: Count,
  /** Of stakes on a typical game. */
  returnToPlayer: Percent,
  /** What a typical game keeps of the stakes it takes to wager the casino's part; `null` where its stakes do not count. */
  expectedCost: MainAmount.nullable(),
  /** What each round is reckoned to stake. */
  stakeAmount: MainAmount,
  /** `null` where the games of the house alone do not decide it, or it would take too many rounds. */
  odds: BonusOdds.nullable(),
})
export type BonusCost = z.output<typeof BonusCost>
