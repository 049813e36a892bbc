import { afterCommit, type Tx } from '@baize/database'
import { wakeRelays } from './wake.ts'

/** A fact for everyone who listens on a channel. */
export interface Fact {
  channel: string
  data: object
}

/** The same for several facts, which leave in their order. */
export async function publishAll(tx: Tx, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return
  await tx.query({
    name: 'outbox-publish-all',
    text: `INSERT INTO outbox (channel, data) SELECT fact ->> 'channel', fact -> 'data'
      FROM jsonb_array_elements($1) WITH ORDINALITY AS told (fact, place) ORDER BY place`,
    values: [JSON.stringify(facts)],
  })
  afterCommit(tx, wakeRelays)
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
