export { lateMoneyView } from './late-money.ts'
export {
  type Arrival,
  countLateMoney,
  insertArrivals,
  type LateMoney,
  readLateMoney as listLateMoney,
  takeUntold,
} from './store.ts'
