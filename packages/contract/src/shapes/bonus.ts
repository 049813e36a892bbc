import { z } from 'zod'
import { BonusCodeStatus, BonusType, PlayerBonusResult, PlayerBonusStatus, PlayerFreespinResult } from '../kinds.ts'
import { Count, CurrencyCode, Id, Identity, Instant, MainAmount, Names, Percent, ShortText, text } from './common.ts'

const amountRange = z.strictObject({ amountFrom: MainAmount.optional(), amountTo: MainAmount.optional() })

const weights = z.record(z.string(), z.number())

/** A bonus a player holds; names by locale are ours, and those of former releases have none. Amounts are main units of `currency`; `required*` is what remains to be wagered. */
export const PlayerBonus = z.strictObject({
  id: Id,
  playerId: Id,
  name: ShortText,
  names: Names.optional(),
  bonusType: z.enum(BonusType),
  status: z.enum(PlayerBonusStatus),
  result: z.enum(PlayerBonusResult),
  amount: MainAmount,
  currency: CurrencyCode,
  wagerCasino: z.number(),
  wagerSportsbook: z.number(),
  currentWagerCasinoAmount: MainAmount,
  requiredWagerCasinoAmount: MainAmount,
  currentWagerSportsbookAmount: MainAmount,
  requiredWagerSportsbookAmount: MainAmount,
  currentWagerAmount: MainAmount,
  currentWagerPercentage: Percent,
  openedTransactionsCount: Count,
  isBonusCancelLock: z.boolean(),
  maxBetAmount: MainAmount.nullable(),
  activationExpiredAt: Instant.nullable(),
  wageringExpiredAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  createdAt: Instant,
  packageId: Id.nullable(),
  packageName: ShortText.optional(),
  packageNames: Names.optional(),
  packagePriority: z.int(),
  issueSessionId: Id.nullable(),
  wagerCasinoConditions: amountRange.optional(),
  wagerSportsbookConditions: amountRange.optional(),
  maxWinMultiplier: z.number().optional(),
  maxWinAmount: MainAmount.optional(),
  sticky: z.boolean().nullable(),
  cashable: z.boolean(),
  /** Ours: how much of a stake counts, by the identity of a game or by the type of games; 1 for what is not named. */
  wagerWeights: z.strictObject({ games: weights, types: weights }).optional(),
  /** Ours: a withdrawal ends it while it is active. */
  endsOnWithdrawal: z.boolean().optional(),
})
export type PlayerBonus = z.output<typeof PlayerBonus>

/** Free spins a player holds on one game. */
export const PlayerFreespin = z.strictObject({
  id: Id,
  name: ShortText,
  names: Names.optional(),
  status: z.enum(PlayerBonusStatus),
  result: z.enum(PlayerFreespinResult),
  count: Count,
  usedCount: Count,
  progress: Percent,
  currency: CurrencyCode,
  gameId: Identity,
  providerId: Identity.optional(),
  activationExpiredAt: Instant.nullable(),
  wageringExpiredAt: Instant.nullable(),
  expiredAt: Instant.nullable(),
  issuedAt: Instant,
  createdAt: Instant,
  packageId: Id.nullable(),
  packageName: ShortText.optional(),
  packageNames: Names.optional(),
  packagePriority: z.int(),
  issueSessionId: Id.nullable(),
})
export type PlayerFreespin = z.output<typeof PlayerFreespin>

/** A bonus code a player gave. */
export const BonusCode = z.strictObject({
  id: Id,
  playerId: Id,
  bonusCode: ShortText,
  /** What it opens, by which it can be asked what that costs; `null` where it opens nothing. Ours. */
  bonusId: Id.nullable(),
  trigger: z.int(),
  status: z.enum(BonusCodeStatus),
  result: z.int(),
  createdAt: Instant,
})
export type BonusCode = z.output<typeof BonusCode>

/**
 * Money the house will give back as things stand: `percentage` of what was lost of real money on rounds begun from
 * `periodFrom` until `periodTo`, nothing below `minAmount` and `maxAmount` at most. `date` is when it will be paid. All
 * behind `date` is ours.
 */
export const Cashback = z.strictObject({
  bonusId: Id,
  bonusName: ShortText,
  amount: MainAmount,
  date: Instant,
  names: Names,
  currency: CurrencyCode,
  percentage: Percent,
  lostAmount: MainAmount,
  minAmount: MainAmount,
  maxAmount: MainAmount,
  wagerCasino: z.number(),
  periodFrom: Instant,
  periodTo: Instant,
})
export type Cashback = z.output<typeof Cashback>

/** Whether a bonus can be had. `status` and `issueStatus` are the same. */
export const BonusIssueStatus = z.strictObject({ id: Id, status: z.int(), issueStatus: z.int() })
export type BonusIssueStatus = z.output<typeof BonusIssueStatus>

/** What a player types as a bonus code. */
export const TypedBonusCode = text(64).min(1)
