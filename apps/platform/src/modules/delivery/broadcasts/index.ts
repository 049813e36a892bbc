export {
  type Broadcast,
  type BroadcastText,
  broadcastView,
  languageFor,
  type Tally as BroadcastTally,
  textsOf,
} from './broadcast.ts'
export { labels as broadcastLabels } from './labels.ts'
export { broadcastOfPush, pushKindOf } from './push-kind.ts'
export { addTallies, nothing as nobodyReached, type Reach, reachOf, type Reader, tallyOf } from './reach.ts'
export { LEFT_AFTER_MS, TURN_MS, turnSize } from './rules.ts'
export {
  addTally,
  endBroadcast,
  insertBroadcast,
  moveOn,
  readBroadcast as findBroadcast,
  readBroadcasts as listBroadcasts,
  readLeft as findLeft,
  takeTurn,
} from './store.ts'
export { addTurnJob, broadcastTurnJob } from './turn-job.ts'
