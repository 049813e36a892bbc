import { wakeConsumers } from '../../ground/facts/index.ts'
import { wakeRelays } from '../../ground/outbox/index.ts'

/** Says that the money of a round has moved, so that pages and whoever reads the log of facts hear of it at once. */
export function wakeListeners(): void {
  wakeRelays()
  wakeConsumers()
}
