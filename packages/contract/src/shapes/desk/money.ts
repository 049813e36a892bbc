import { z } from 'zod'
import { withdrawalRefusals, withdrawalStates } from '../../kinds.ts'
import { CurrencyCode, Id, Instant, MainAmount, ShortText, text } from '../common.ts'

/** Where the money of an account lies in the ledger. */
export const Purse = z.enum(['cash', 'bonus', 'held'])
export type Purse = z.output<typeof Purse>

/** An entry of the ledger as one purse saw it: what it gained, or lost below zero, and what it then held. */
export const StatementLine = z.strictObject({
  entryId: Id,
  /** Names the cause, for example `deposit:<invoice>`. */
  key: ShortText,
  kind: ShortText,
  amount: MainAmount,
  balance: MainAmount,
  currency: CurrencyCode,
  postedAt: Instant,
})
export type StatementLine = z.output<typeof StatementLine>

/** Money put right by hand. `waiting` for another operator, where it is above what one may do alone. */
export const Correction = z.strictObject({
  id: Id,
  playerId: Id,
  accountId: Id,
  currency: CurrencyCode,
  direction: z.enum(['credit', 'debit']),
  amount: MainAmount,
  state: z.enum(['waiting', 'posted', 'refused']),
  reason: text(1000),
  askedBy: Id,
  /** The second operator; `null` where one was enough. */
  decidedBy: Id.nullable(),
  decisionReason: text(1000).nullable(),
  entryId: Id.nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})
export type Correction = z.output<typeof Correction>

/** What an operator may correct alone in a currency within a day, all players together. Nothing where none is set. */
export const CorrectionCeiling = z.strictObject({ currency: CurrencyCode, aloneMax: MainAmount })
export type CorrectionCeiling = z.output<typeof CorrectionCeiling>

/** Main units of a currency for one of the base, as exact decimal text. */
export const Rate = z.strictObject({
  currency: CurrencyCode,
  /** Whether all others are told in it: its rate is one, and stays. */
  isBase: z.boolean(),
  perBase: text(64),
  at: Instant,
  /** The company that said it; `operator` where one did, `house` where nobody did yet. */
  source: ShortText,
  /** Whether operators hold it until they lift it, whatever a company says. */
  isByHand: z.boolean(),
  /** What would hold otherwise. */
  freePerBase: text(64).nullable(),
  /** What waits for a second operator, and who asked for it. */
  askedPerBase: text(64).nullable(),
  askedBy: Id.nullable(),
  askedAt: Instant.nullable(),
  /** What was said after it and not taken over, and why. */
  refused: z
    .strictObject({
      said: text(64),
      source: ShortText,
      at: Instant,
      heardAt: Instant,
      problem: z.enum(['malformed', 'ahead', 'old', 'jump']),
    })
    .nullable(),
})
export type Rate = z.output<typeof Rate>

export const RateParams = z.strictObject({ currency: CurrencyCode })

/** A rate as operators write it. */
export const WrittenRate = z
  .string()
  .max(45)
  .regex(/^\d{1,20}(\.\d{1,24})?$/)

/** A sum that may be nothing, in main units of the base currency. */
const RuleSum = z.number().min(0).max(1e12)

/** Up to where a withdrawal is paid without a person; whatever is above waits for one. */
export const WithdrawalRules = z.strictObject({
  /** A single one. */
  withdrawalMax: RuleSum,
  /** All of a player's within a day. */
  daySumMax: RuleSum,
  dayCountMax: z.int().min(0).max(1000),
  /** To a place where no money of the player went before. */
  newDestinationMax: RuleSum,
  /** Whose password or e-mail changed within these hours waits. */
  contactAgeHours: z.int().min(0).max(8760),
  /** What one operator lets go; above it takes two. */
  aloneMax: RuleSum,
})
export type WithdrawalRules = z.output<typeof WithdrawalRules>

/** The same as it is shown. */
export const HouseWithdrawalRules = WithdrawalRules.extend({
  withdrawalMax: MainAmount,
  daySumMax: MainAmount,
  newDestinationMax: MainAmount,
  aloneMax: MainAmount,
  currency: CurrencyCode,
})
export type HouseWithdrawalRules = z.output<typeof HouseWithdrawalRules>

export const WithdrawalParams = z.strictObject({ withdrawalId: Id })

/** A withdrawal as those who decide about it see it. */
export const ReviewedWithdrawal = z.strictObject({
  id: Id,
  playerId: Id,
  accountId: Id,
  method: ShortText,
  currency: CurrencyCode,
  amount: MainAmount,
  /** The same in the base currency, at the rate of the moment it was asked for. */
  baseAmount: MainAmount,
  state: z.enum(withdrawalStates),
  /** Why it is not paid without a person. */
  checks: z.array(ShortText),
  /** As much of it as may be shown. */
  destination: ShortText.nullable(),
  isDestinationNew: z.boolean(),
  /** What the company says it paid, where that is something else. In smallest units of its own currency. */
  paid: z.strictObject({ amount: ShortText, currency: ShortText }).nullable(),
  why: z.enum(withdrawalRefusals).nullable(),
  note: text(500).nullable(),
  /** The first of two operators, where it takes two. */
  firstApprovedBy: Id.nullable(),
  /** `null` where the rules of the house approved. */
  approvedBy: Id.nullable(),
  createdAt: Instant,
  approvedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  endedAt: Instant.nullable(),
})
export type ReviewedWithdrawal = z.output<typeof ReviewedWithdrawal>

/** Money that came to an account after its player had closed it. */
export const LateMoney = z.strictObject({
  accountId: Id,
  playerId: Id,
  currency: CurrencyCode,
  /** What lies there now. */
  amount: MainAmount,
  /** When the first of it came. */
  heldSince: Instant,
  /** When the player was written to; `null` where that was not done yet, or there is no address any more. */
  toldAt: Instant.nullable(),
})
export type LateMoney = z.output<typeof LateMoney>

export const WinParams = z.strictObject({ winId: Id })

/** A win above a ceiling, which waits for somebody to decide. Rounds and companies are named as the companies do. */
export const WaitingWin = z.strictObject({
  id: Id,
  playerId: Id,
  source: ShortText,
  game: ShortText,
  round: ShortText,
  currency: CurrencyCode,
  staked: MainAmount,
  amount: MainAmount,
  /** What the round may pay without an operator. */
  ceiling: MainAmount,
  createdAt: Instant,
})
export type WaitingWin = z.output<typeof WaitingWin>

export const DecidedWin = z.strictObject({ id: Id, state: z.enum(['paid', 'refused']) })
export type DecidedWin = z.output<typeof DecidedWin>

export const DepositParams = z.strictObject({ depositId: Id })

/** A deposit for which other money came than was asked for: in the currency of the account, or in another. */
export const ReviewedDeposit = z.strictObject({
  id: Id,
  playerId: Id,
  provider: ShortText,
  amount: MainAmount,
  currency: CurrencyCode,
  paidAmount: MainAmount,
  paidCurrency: CurrencyCode,
  createdAt: Instant,
  /** Since when it waits. */
  updatedAt: Instant,
})
export type ReviewedDeposit = z.output<typeof ReviewedDeposit>

export const DecidedDeposit = z.strictObject({ id: Id, state: z.enum(['settled', 'failed']) })
export type DecidedDeposit = z.output<typeof DecidedDeposit>
