export {
  judge,
  operatorReferralView,
  type ReferralRules,
  referralView,
  type Reward,
  REWARD_WAITS_MS,
  type StoredReferral,
} from './referral.ts'
export {
  countReferrals,
  endReferral,
  insertReferral,
  lockUnrewarded,
  readOpenReferrals as listOpenReferrals,
  readReferralRules as findReferralRules,
  readReferrals as listReferrals,
  readUnrewarded as listUnrewarded,
  saveReferralRules,
  saveReward,
} from './store.ts'
