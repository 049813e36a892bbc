export { cashbackLosses } from './losses.ts'
export { type Period, periodAt, periodsSince } from './periods.ts'
export { dueFor, type Settled, shareOf, type ShareTerms } from './share.ts'
export {
  countShares,
  endWaiting,
  hasShare,
  insertShare,
  keepPeriods,
  leaveOffers,
  listShares,
  listUnsettled,
  listWaiting,
  lockPeriods,
  lockWaiting,
  type Loser,
  markSettled,
  type OfferedPeriod,
  readFollowed,
  readLosses,
  readOpenPeriods,
  readSettled,
  type StoredShare,
  type WaitingShare,
} from './store.ts'
