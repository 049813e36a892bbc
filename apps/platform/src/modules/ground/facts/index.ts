export type { FactConsumer, StoredFact } from './consumer.ts'
export { factShapes, type FactData, type FactKind } from './kinds.ts'
export { rebuildConsumer } from './rebuild.ts'
export { recordFact, recordFacts, type NewFact } from './record.ts'
export { type Consumers, type ConsumersOptions, startConsumers } from './run.ts'
export {
  type ConsumerStatus,
  type DelayedPlayer,
  findDelayed,
  hasReadUpTo,
  listDelayedPlayers,
  listFacts,
  readFactsStatus,
} from './status.ts'
export { readUnread } from './unread.ts'
export { wakeConsumers } from './wake.ts'
