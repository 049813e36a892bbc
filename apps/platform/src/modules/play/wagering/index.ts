export {
  activateBonus,
  cancelAllBonuses,
  cancelBonus,
  expireBonuses,
  followWithdrawal,
  type Grant,
  type GrantedPackage,
  issueBonus,
  revokeBonus,
} from './held-bonus.ts'
export {
  barsGame,
  countIssued,
  hadBonus,
  type HeldBonus,
  judge as judgeStake,
  listViews as listBonuses,
  readActive as findActiveBonus,
  readBonus as findBonus,
  readView as bonusView,
} from './store.ts'
export { type HeldFilter, listHeld } from './list-held.ts'
export type { Names } from './names.ts'
export { readPassedOn } from './passed-on.ts'
export { markTold, readUntold, type Untold } from './notices.ts'
export type { BonusTerms, StakeBounds } from './terms.ts'
