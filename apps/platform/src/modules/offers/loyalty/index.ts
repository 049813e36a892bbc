export {
  accountView,
  addPoints,
  findAccount,
  findLevels,
  levelReachedJob,
  levelRewardsJob,
  type PointAccount,
  pointsIn,
  raiseReached,
} from './accounts.ts'
export { correctPoints, countCorrections, listCorrections, type PointCorrection } from './corrections.ts'
export { loyaltyPoints } from './count-points.ts'
export { keepLevels, type Level, listLevels } from './levels.ts'
export { hasBeenTold, listRewards, listWaitingPlayers, lockDue, type ReachedReward, settleReward } from './rewards.ts'
export { dayOf, keepTerms, readTerms } from './terms.ts'
