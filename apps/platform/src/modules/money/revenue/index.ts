export {
  addTakings,
  type Product,
  readAllRevenue,
  readRevenue,
  removeTakings,
  type RevenueFilter,
  type RevenueGroup,
  revenueGroups,
  type RevenueLine,
  type Taking,
} from './store.ts'
export { entryOfBonusMoney, gameOf, nothing, type RevenueFact, revenueKinds, type Sums, takingsOf } from './takings.ts'
