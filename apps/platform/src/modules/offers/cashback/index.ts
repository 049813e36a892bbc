export { cashbackLosses } from './losses.ts'
export { type Period, periodAt } from './periods.ts'
export { dueFor, type Settled, shareOf, type ShareTerms } from './share.ts'
export {
  countShares,
  endWaiting,
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
