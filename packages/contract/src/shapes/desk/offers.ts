import { z } from 'zod'
import { Count, Id, Instant, MainAmount, Percent, ShortText, text } from '../common.ts'

export const scheduledKinds = ['bonus', 'cashback', 'quest', 'tournament', 'wheel'] as const

/** By the file alone: `off` is one that its file keeps from running. */
export const OfferState = z.enum(['running', 'planned', 'over', 'off'])
export type OfferState = z.output<typeof OfferState>

/** Something of the offers in the order of time; a tournament that is held again has a line for each time. */
export const ScheduledOffer = z.strictObject({
  kind: z.enum(scheduledKinds),
  offerId: Id,
  title: ShortText,
  state: OfferState,
  /** Null: it has no beginning, or no end. */
  startAt: Instant.nullable(),
  endAt: Instant.nullable(),
})
export type ScheduledOffer = z.output<typeof ScheduledOffer>

export const OfferParams = z.strictObject({ offerId: Id })

/** A bonus of the files as operators see it. Amounts in main units of the base currency. */
export const BonusFigures = z.strictObject({
  offerId: Id,
  title: ShortText,
  state: OfferState,
  startAt: Instant.nullable(),
  endAt: Instant.nullable(),
  /** What sets it off. */
  setOffBy: z.enum(['deposit', 'code', 'referral', 'operator', 'reward']),
  /** The least deposit that does, for which the rest is told; null where none is needed. */
  depositFrom: MainAmount.nullable(),
  /** The money a player gets, and the rounds instead of it. */
  bonusAmount: MainAmount,
  freeRounds: Count,
  /** What has to be staked on games. */
  wager: MainAmount,
  /** What is left of it on average, by the mathematics of a typical game: what it costs. Null where it cannot be reckoned. */
  expectedCost: MainAmount.nullable(),
  /** Of a hundred players who play it through, how many are left with nothing. */
  nothing: Percent.nullable(),
})
export type BonusFigures = z.output<typeof BonusFigures>

/** What a file of a bonus would give and cost if it stood among the offers, or the sentences that say what is wrong with it. */
export const BonusPreview = z.strictObject({ problems: z.array(text(2000)).max(100), figures: BonusFigures.nullable() })
export type BonusPreview = z.output<typeof BonusPreview>
