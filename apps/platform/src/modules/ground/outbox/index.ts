export type { FactPublisher } from './deliver.ts'
export { publish, publishAll, type Fact } from './publish.ts'
export { startRelay, type Relay, type RelayOptions } from './relay.ts'
export { wakeRelays } from './wake.ts'
