import { realityCheckAnswers, shortCheckAnswers, shortCheckMarks } from '@baize/contract/kinds'
import { z } from 'zod'

/** Whole smallest units. */
const amount = z.string().regex(/^\d{1,38}$/)
const currency = z.string()

const movement = z.strictObject({
  /** Whose round it is, and the name the company gave it. */
  source: z.string(),
  round: z.string(),
  gameId: z.uuid(),
  accountId: z.uuid(),
  entryId: z.uuid(),
  currency,
  amount,
  /** How much of it is bonus money; missing for none. */
  bonusAmount: amount.optional(),
  /** The day of UTC on which the round began; missing where it is that of the fact. */
  roundDay: z.iso.date().optional(),
  /** When the round of a stake began; missing where it began with that stake. */
  roundAt: z.iso.datetime().optional(),
})

const deposit = z.strictObject({
  invoiceId: z.uuid(),
  accountId: z.uuid(),
  method: z.string(),
  currency,
  amount,
})

/** Money on its way out; `amount` is what was asked for. */
const withdrawal = deposit

/** What becomes of a limit; what is asked for takes effect `from` a moment at the earliest. */
const limitChanges = [
  'lowered',
  'raise_asked',
  'raised',
  'removal_asked',
  'removed',
  'withdrawn',
  'extended',
  'early_end_asked',
] as const

const limit = z.strictObject({
  limitId: z.uuid(),
  definition: z.int(),
  period: z.string(),
  currency: currency.optional(),
  /** After the change, or as asked for. */
  amount: amount.optional(),
})

const bonus = z.strictObject({ bonusId: z.uuid(), accountId: z.uuid(), currency, amount })

const spins = z.strictObject({ freeSpinId: z.uuid(), accountId: z.uuid(), currency })

/**
 * Every kind of fact with the shape of its data. Facts are kept for ever and read again, so a shape only grows, by
 * members that may be missing; and nothing personal stands in them, only ids of rows that hold it.
 */
export const factShapes = {
  stake_taken: movement,
  win_paid: movement,
  stake_given_back: movement,
  /** A sports bet was settled anew and had paid too much. */
  win_taken_back: movement,
  /** A sports bet was settled anew, had been void and comes to less than its stake, of which a `stake_taken` tells too. */
  stake_taken_anew: movement,

  /** The money is on the account. `number` counts the player's deposits. */
  deposit_settled: deposit.extend({ number: z.int() }),
  deposit_failed: deposit.extend({ reason: z.string() }),
  /** Other money came than was asked for; a person decides. */
  deposit_disputed: deposit.extend({ paidAmount: amount, paidCurrency: currency }),
  /** What a person decided; the settling or failing is a fact of its own. */
  deposit_resolved: z.strictObject({
    invoiceId: z.uuid(),
    decision: z.enum(['settle', 'fail']),
    operator: z.string(),
    note: z.string(),
  }),

  /** The money is held from here on, until it is paid out or given back. */
  withdrawal_requested: withdrawal,
  /** By the rules of the house where no operator is named. */
  withdrawal_approved: withdrawal.extend({ operatorId: z.uuid().optional() }),
  withdrawal_paid: withdrawal.extend({ entryId: z.uuid() }),
  /** What was paid came back: the receiver's bank or the company could not hand it over after all. */
  withdrawal_returned: withdrawal.extend({ entryId: z.uuid() }),
  /** The hold was given back: the company could not pay, an operator refused, or the player took it back. */
  withdrawal_failed: withdrawal.extend({ reason: z.string() }),
  withdrawal_refused: withdrawal.extend({ why: z.string(), operatorId: z.uuid() }),
  withdrawal_cancelled: withdrawal,
  /** Other money left than was asked for; a person decides. */
  withdrawal_disputed: withdrawal.extend({ paidAmount: amount, paidCurrency: currency }),

  /** A limit or a break begins; a break without an end has none. `follows` an exclusion of another account. */
  limit_set: limit.extend({
    used: z.string().optional(),
    endsAt: z.iso.datetime().optional(),
    follows: z.uuid().optional(),
  }),
  limit_changed: limit.extend({ change: z.enum(limitChanges), from: z.iso.datetime().optional() }),

  /** Asked for limits on deposits, the player wanted none. */
  limits_declined: z.strictObject({}),

  /** A game was opened for real money. */
  game_opened: z.strictObject({ source: z.string(), gameId: z.uuid(), accountId: z.uuid(), currency }),
  /** The game had said how it stands, after so long at play, and the player did this. */
  reality_check_answered: z.strictObject({ answer: z.enum(realityCheckAnswers), elapsedSeconds: z.int() }),
  reality_check_set: z.strictObject({ minutes: z.int().nullable() }),

  /** Play differed from a usual week by these marks, and the player was asked how that sits with them. */
  short_check_asked: z.strictObject({ checkId: z.uuid(), marks: z.array(z.enum(shortCheckMarks)) }),
  short_check_answered: z.strictObject({ checkId: z.uuid(), answer: z.enum(shortCheckAnswers) }),

  /** An operator put money right. */
  balance_corrected: z.strictObject({
    correctionId: z.uuid(),
    accountId: z.uuid(),
    entryId: z.uuid(),
    currency,
    direction: z.enum(['credit', 'debit']),
    amount,
  }),

  bonus_issued: bonus.extend({ offerId: z.string(), cause: z.string() }),
  bonus_activated: bonus,
  /** `result` as the wire has it: 2 played, 3 cancelled, 4 expired, 5 lost. The rest went back to the house. */
  bonus_ended: bonus.extend({ result: z.int(), converted: amount, forfeited: amount }),

  free_spins_issued: spins.extend({ count: z.int(), value: amount, offerId: z.string(), cause: z.string() }),
  free_spins_activated: spins,
  /** `result` as the wire has it: 2 played, 3 cancelled, 4 expired. */
  free_spins_ended: spins.extend({ result: z.int(), used: z.int(), won: amount }),
  /** A round the house pays for has begun; what it wins is a `win_paid`. */
  free_round_taken: spins.extend({ source: z.string(), round: z.string(), gameId: z.uuid() }),

  /** Spins of a wheel, for a cause (`deposit:<invoice>`). */
  wheel_spins_granted: z.strictObject({ wheelId: z.string(), count: z.int(), cause: z.string() }),
  wheel_spun: z.strictObject({ spinId: z.uuid(), wheelId: z.string(), sectorId: z.string() }),

  /** A player took a quest up, and what they do counts for it from here on. */
  quest_taken: z.strictObject({ questId: z.uuid(), offerId: z.string() }),
  /** `state` as the wire has it: 4 its rewards were given, 5 expired, 6 given up. */
  quest_ended: z.strictObject({ questId: z.uuid(), offerId: z.string(), state: z.int() }),
  /** An operator put right how far a task is; `task` counts from 1. */
  quest_corrected: z.strictObject({ questId: z.uuid(), task: z.int(), progress: z.int() }),

  account_opened: z.strictObject({ accountId: z.uuid(), currency }),
  account_switched: z.strictObject({ accountId: z.uuid(), currency }),

  player_registered: z.strictObject({ contact: z.enum(['email', 'phone', 'company']), currency }),
  signed_in: z.strictObject({ sessionId: z.uuid() }),
  session_closed: z.strictObject({ sessionId: z.uuid() }),
  /** Who the player is was checked, or that is no longer so. */
  identity_changed: z.strictObject({ isChecked: z.boolean() }),
  /** Somebody whom this player brought has met the conditions. */
  referral_qualified: z.strictObject({ refereeId: z.uuid() }),
  player_blocked: z.strictObject({}),
  player_unblocked: z.strictObject({}),
  /** The player said that a sign-in was not theirs: every session is closed and payouts are locked. */
  sign_in_disowned: z.strictObject({}),
  /** A sign-in asks for a second proof from now on, or for that of another authenticator; or no more. */
  second_factor_on: z.strictObject({}),
  second_factor_off: z.strictObject({}),
  passkey_added: z.strictObject({ passkeyId: z.uuid() }),
  passkey_removed: z.strictObject({ passkeyId: z.uuid() }),
  /** Which members have other values now. */
  profile_changed: z.strictObject({ members: z.array(z.string()) }),
  /** By the player, for good. */
  account_closed: z.strictObject({}),
} as const

export type FactKind = keyof typeof factShapes

/** What a fact of this kind tells. */
export type FactData<Kind extends FactKind> = z.output<(typeof factShapes)[Kind]>
