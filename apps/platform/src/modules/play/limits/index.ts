export { type Changed, changeLimit, removeLimit, type Wish } from './change-limit.ts'
export { depositRefusal } from './deposits.ts'
export { type Break, type CashLimit, isBreak, type Limit } from './limit.ts'
export { beginBreak, followExclusion, lockPlayerLimits, setCashLimit } from './set-limit.ts'
export { type StakeReason, stakeRefusal } from './stakes.ts'
export {
  insertDecline as declineLimits,
  lockLimits,
  readBreak as findBreak,
  readOnBreak as findOnBreak,
  readDecline as hasDeclinedLimits,
  readStanding as listStanding,
  type StandingBreak,
} from './store.ts'
export { limitViews, subunitsOf } from './view.ts'
