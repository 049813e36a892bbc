import { afterCommit, type Tx } from '@baize/database'
import { factShapes, type FactData, type FactKind } from './kinds.ts'
import { wakeConsumers } from './wake.ts'

/** Something that happened to a player. */
export type NewFact = {
  [Kind in FactKind]: { kind: Kind; playerId: string; data: FactData<Kind>; occurredAt: Date }
}[FactKind]

/**
 * Writes the fact in the caller's transaction: it stands in the log if and only if that commits, after every earlier
 * fact of the player. Transactions that record facts of one player take turns from here on, so record last.
 */
export async function recordFact(tx: Tx, { kind, playerId, data, occurredAt }: NewFact): Promise<void> {
  await tx.query({
    name: 'fact-record',
    text: 'SELECT fact_record($1, $2, $3, $4)',
    values: [kind, playerId, JSON.stringify(factShapes[kind].parse(data)), occurredAt],
  })
  afterCommit(tx, wakeConsumers)
}
