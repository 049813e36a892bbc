export { checkView, type Report, type StoredCheck, take } from './check.ts'
export { type CheckedPerson, hashPerson } from './person.ts'
export { PAYOUT_WINDOW_DAYS } from './rules.ts'
export { askToken, IdentityFailure, readApplicant } from './sumsub.ts'
export { registerIdentityWebhooks } from './webhooks.ts'
export {
  lockCheck,
  lockPerson,
  readCheck as findCheck,
  readPerson as findPerson,
  readSameIdentity as findSameIdentity,
  removeChecks,
  saveCheck,
  savePerson,
} from './store.ts'
