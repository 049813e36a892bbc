export { checkView, type Report, type StoredCheck, take } from './check.ts'
export { type CheckedPerson, hashPerson } from './person.ts'
export { type IdentityRules, isPayoutChecked, needsOf, PAYOUT_WINDOW_DAYS } from './rules.ts'
export { askToken, IdentityFailure, readApplicant } from './sumsub.ts'
export { registerIdentityWebhooks } from './webhooks.ts'
export {
  lockCheck,
  lockPerson,
  readBarsPlay as isPlayBarred,
  readCheck as findCheck,
  readPerson as findPerson,
  readRules as findRules,
  readSameIdentity as findSameIdentity,
  removeChecks,
  saveCheck,
  savePerson,
  saveRules,
} from './store.ts'
