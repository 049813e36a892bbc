export { completed, personState, questProgress, questRewardsJob } from './count-quests.ts'
export { type LiveQuest, measure, measured, newTasks, type PersonState } from './live-quest.ts'
export {
  countByOffer,
  countQuestsOf,
  type EarnedReward,
  findQuest,
  insertQuest,
  listByOffer,
  listOverdue,
  listQuestsOf,
  listTaken,
  listWaitingPlayers,
  lockDue,
  lockQuest,
  type Overdue,
  type QuestTally,
  readStops,
  readTallies,
  setState,
  settleReward,
  startQuest,
  stopQuest,
  TAKEN_STATES,
} from './store.ts'
export { amountsOf, fixedAmount, type QuestTerms, type RewardTerms, termsOfQuest } from './terms.ts'
export { questView, type Reader } from './view.ts'
