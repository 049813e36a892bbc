import type { Withdrawal } from './withdrawal.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What the player is told a check takes at most; operators work at weekends too. */
export const CHECKED_WITHIN_MS = DAY_MS

/** What a company needs at most once it was told to pay, by what they all publish. */
export const PAID_WITHIN_MS = 3 * DAY_MS

/** How far back withdrawals count together. */
export const VELOCITY_MS = DAY_MS

/** Up to where the house pays without a human, for operators to say. Amounts in cents of the base currency. */
export interface HouseRules {
  /** Large sums are seen by somebody. */
  amountMax: bigint
  /** Many small ones are no way around it. */
  daySumMax: bigint
  dayCountMax: number
  /** Whoever took an account over changes its password or e-mail first and then draws its money. */
  contactAgeHours: number
  /** Whoever steals a session sends the money to a place of their own; more than this waits for a person. */
  newDestinationMax: bigint
  /** No operator lets more than this go alone. */
  aloneMax: bigint
}

/** Those of a house that has said nothing else. */
export const usualRules: HouseRules = {
  /** Above the usual week's winnings of a player, so that few wait. */
  amountMax: 1_000_00n,
  daySumMax: 2_000_00n,
  dayCountMax: 3,
  contactAgeHours: 48,
  newDestinationMax: 200_00n,
  aloneMax: 5_000_00n,
}

/** What the house knows of a withdrawal and its player when it judges. Sums are of the last day, this one included. */
export interface HouseFacts {
  baseAmount: bigint
  daySum: bigint
  dayCount: number
  isDestinationNew: boolean
  /** `null` where it was never changed. */
  passwordChangedAt: Date | null
  emailChangedAt: Date | null
  /** The profile is limited. */
  isLimited: boolean
  /** The player said that a sign-in was not theirs, and has not proved themselves since. */
  arePayoutsLocked: boolean
  hasOpenDocuments: boolean
}

/** Why a person has to look before this is paid; none means that it is paid without one. */
export type Check = HouseCheck | 'asked_by_operator'

type HouseCheck =
  | 'amount'
  | 'day_sum'
  | 'day_count'
  | 'new_destination'
  | 'recent_password'
  | 'recent_email'
  | 'limited_profile'
  | 'payouts_locked'
  | 'open_documents'

export function checksOf(facts: HouseFacts, now: Date, rules: HouseRules): HouseCheck[] {
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < rules.contactAgeHours * HOUR_MS
  const reasons: Record<HouseCheck, boolean> = {
    amount: facts.baseAmount > rules.amountMax,
    day_sum: facts.daySum > rules.daySumMax,
    day_count: facts.dayCount > rules.dayCountMax,
    new_destination: facts.isDestinationNew && facts.baseAmount > rules.newDestinationMax,
    recent_password: isRecent(facts.passwordChangedAt),
    recent_email: isRecent(facts.emailChangedAt),
    limited_profile: facts.isLimited,
    payouts_locked: facts.arePayoutsLocked,
    open_documents: facts.hasOpenDocuments,
  }
  return (Object.keys(reasons) as HouseCheck[]).filter((check) => reasons[check])
}

/** Whether a second operator has to approve what one has. */
export function takesTwo({ baseAmount }: Pick<Withdrawal, 'baseAmount'>, rules: HouseRules): boolean {
  return baseAmount > rules.aloneMax
}
