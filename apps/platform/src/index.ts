export type { ApiRequest } from './api/api-request.ts'
export { dispatch } from './api/dispatch.ts'
export type { Visitor } from './api/handler.ts'
export { answerUnreadable } from './api/unreadable.ts'
export { servedOperations } from './api/handlers/index.ts'
export { servedOperatorOperations } from './api/operator-handlers/index.ts'
export { openRedisCounting } from './modules/ground/throttles/index.ts'
export { ourSchemas, platformSchema } from './schema.ts'
export { depositListeners } from './deposit-listeners.ts'
export { resolveDeposit } from './flows/money/resolve-deposit.ts'
export { checkRevenue } from './flows/money/revenue/check-revenue.ts'
export { reportDifferences } from './flows/desk/watch-house.ts'
export { factConsumers } from './fact-consumers.ts'
export { listDelayedPlayers, listFacts, readFactsStatus, rebuildConsumer } from './modules/ground/facts/index.ts'
export { listInReview } from './modules/money/payments/index.ts'
export { listPlayerDays } from './modules/money/statistics/index.ts'
export { takeOutVolume, VolumeStays, type WrittenVolume } from './flows/ground/take-out-volume.ts'
export { listVolumes, type Volume } from './modules/ground/volumes/index.ts'
export { type LedgerDifference, checkLedger } from './modules/money/ledger/index.ts'
export {
  type Companies,
  type Company,
  CompanyError,
  type CompanyKind,
  companyKinds,
  createCompanies,
  readCompanies,
  registerCompany,
  registerSandbox,
  rotateSecret,
} from './modules/ground/companies/index.ts'
export { findPageChat } from './flows/delivery/live-chat.ts'
export { listSportsbooks } from './flows/play/open-sportsbook.ts'
export { listPaymentWays } from './flows/money/payment-ways.ts'
export { sendSignInLink } from './flows/person/sign-in/sign-in-links.ts'
export { setCompanyEnabled } from './flows/ground/switch-company.ts'
export { inviteOwner } from './flows/desk/invite-owner.ts'
export type { SmtpServer } from './modules/delivery/mail/index.ts'
export { syncStudio } from './modules/play/games/index.ts'
export { decideWin, listWaitingWins, setCeiling, type WaitingWin } from './modules/play/rounds/index.ts'
export {
  cancelJobs,
  type ListedJob,
  type ListedRepeatedJob,
  listJobs,
  listRepeatedJobs,
  retryJobs,
} from './modules/ground/jobs/index.ts'
export { createPacks, type Pack, type PackChoice, PackError, type Packs } from './modules/ground/packs/index.ts'
export { createOwnTexts, LetterTextError, type OwnTexts, readOwnTexts } from './modules/delivery/mail/index.ts'
export { OfferError, readOffers } from './modules/offers/bonuses/index.ts'
export { currencyByCode, readSettings, restrictCountry } from './modules/ground/settings/index.ts'
export {
  type ClamdAddress,
  type DocumentConfig,
  type HouseKey,
  keysInUse,
  rewrapKeys,
  type S3Bucket,
} from './modules/person/documents/index.ts'
export type { AgreementDocument } from './modules/person/players/index.ts'
export type { Measures } from './measures.ts'
export { type Platform, type PlatformOptions, VERSION, createPlatform } from './platform.ts'
export type { Services } from './services.ts'
