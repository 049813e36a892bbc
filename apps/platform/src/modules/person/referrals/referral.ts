import { type Referral, ReferralQualification } from '@baize/contract'

/** Somebody whom a player brought. */
export interface StoredReferral {
  refereeId: string
  ownerId: string
  registeredAt: Date
  /** By then it is qualified or never will be. */
  endsAt: Date
  status: ReferralQualification
  qualifiedAt: Date | null
}

/** What has to happen before a referral counts. */
export interface ReferralRules {
  isEnabled: boolean
  /** Main units of the base currency that a referee pays in, and stakes, within `days`. */
  depositFrom: number
  stakeFrom: number
  days: number
  /** Most referees of one player; `null` for any number. */
  countMax: number | null
}

/** Nobody is rewarded for bringing others until an owner says so. */
export const closedRules: ReferralRules = { isEnabled: false, depositFrom: 20, stakeFrom: 50, days: 30, countMax: null }

/** What was counted of the last moment may come a little after it. */
export const COUNTED_LATE_MS = 3_600_000

/** What a referee paid in and staked, in main units of the base currency. */
export interface Progress {
  deposited: number
  staked: number
}

/** What becomes of a referral in progress; `null` while nothing does. */
export function judge(
  { endsAt }: Pick<StoredReferral, 'endsAt'>,
  { deposited, staked }: Progress,
  { depositFrom, stakeFrom }: Pick<ReferralRules, 'depositFrom' | 'stakeFrom'>,
  now: Date,
): ReferralQualification | null {
  if (deposited > 0 && deposited >= depositFrom && staked >= stakeFrom) return ReferralQualification.qualified
  return now.getTime() > endsAt.getTime() + COUNTED_LATE_MS ? ReferralQualification.notQualified : null
}

/** A referral as its player sees it: nothing of who it is. */
export function referralView({ status, registeredAt, qualifiedAt, endsAt }: StoredReferral): Referral {
  return {
    qualified: status,
    registrationDate: registeredAt.toISOString(),
    qualificationDate: qualifiedAt?.toISOString() ?? null,
    qualificationEndDate: endsAt.toISOString(),
  }
}
