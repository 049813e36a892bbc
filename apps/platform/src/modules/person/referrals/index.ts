export { judge, type ReferralRules, referralView, type StoredReferral } from './referral.ts'
export {
  countReferrals,
  endReferral,
  insertReferral,
  readOpenReferrals as listOpenReferrals,
  readReferralRules as findReferralRules,
  readReferrals as listReferrals,
  saveReferralRules,
} from './store.ts'
