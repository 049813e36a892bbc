export { cashbackLosses } from './losses.ts'
export { type Period, periodAt, periodsSince } from './periods.ts'
export { dueFor, type Settled, shareOf, type ShareTerms } from './share.ts'
export {
  countShares,
  endWaiting,
  followOffers,
  hasShare,
  insertShare,
  keepPeriods,
  listShares,
  listUnsettled,
  listWaiting,
  lockWaiting,
  type Loser,
  markSettled,
  type OfferedPeriod,
  readLosses,
  readOpenPeriods,
  readSettled,
  type StoredShare,
  type WaitingShare,
} from './store.ts'
