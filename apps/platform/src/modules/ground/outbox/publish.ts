import { afterCommit, type Tx } from '@baize/database'
import { wakeRelays } from './wake.ts'

/** A fact for everyone who listens on a channel. */
export interface Fact {
  channel: string
  data: object
}

/**
 * Writes the fact in the caller's transaction: it leaves if and only if that commits, and at once, because
 * the relays of this process wake after the commit.
 */
export async function publish(tx: Tx, { channel, data }: Fact): Promise<void> {
  await tx.query({
    name: 'outbox-publish',
    text: 'INSERT INTO outbox (channel, data) VALUES ($1, $2)',
    values: [channel, JSON.stringify(data)],
  })
  afterCommit(tx, wakeRelays)
}
