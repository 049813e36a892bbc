import { type PlayerReferral, type Referral, ReferralQualification } from '@baize/contract'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { currencyByCode } from '../../ground/settings/index.ts'

/** Somebody whom a player brought. */
export interface StoredReferral {
  refereeId: string
  ownerId: string
  registeredAt: Date
  /** By then it is qualified or never will be. */
  endsAt: Date
  status: ReferralQualification
  qualifiedAt: Date | null
  /** What its owner was given for it. */
  reward: Reward | null
  /** The owner may not be given anything at the moment. */
  isRewardWaiting: boolean
}

/** A bonus of so many smallest units. */
export interface Reward {
  bonusId: string
  amount: bigint
  currency: string
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

/** What holds until an owner says otherwise. */
export const usualRules: ReferralRules = { isEnabled: true, depositFrom: 20, stakeFrom: 50, days: 30, countMax: null }

/** What was counted of the last moment may come a little after it. */
export const COUNTED_LATE_MS = 3_600_000

/** An owner who may be given nothing for so long after a referral qualified gets nothing for it. */
export const REWARD_WAITS_MS = 90 * 86_400_000

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
export function referralView({ status, registeredAt, qualifiedAt, endsAt, reward }: StoredReferral): Referral {
  return {
    qualified: status,
    registrationDate: registeredAt.toISOString(),
    qualificationDate: qualifiedAt?.toISOString() ?? null,
    qualificationEndDate: endsAt.toISOString(),
    reward: reward && rewardView(reward),
  }
}

function rewardView({ bonusId, amount, currency }: Reward): NonNullable<Referral['reward']> {
  const definition = currencyByCode(currency)
  assert(definition, 'rewards are in currencies of the house')
  return { bonusId, amount: toMainNumber(amount, definition.subunitToUnit), currency }
}

/** A referral as operators see it, with who it is and whether the owner still waits for the reward. */
export function operatorReferralView(referral: StoredReferral): PlayerReferral {
  const { refereeId, isRewardWaiting } = referral
  return { refereeId, ...referralView(referral), isRewardWaiting }
}
