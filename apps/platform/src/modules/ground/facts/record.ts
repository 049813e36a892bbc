import { afterCommit, type Tx } from '@baize/database'
import { factShapes, type FactData, type FactKind } from './kinds.ts'
import { wakeConsumers } from './wake.ts'

/** Something that happened to a player; now, unless it says when. */
export type NewFact = {
  [Kind in FactKind]: { kind: Kind; playerId: string; data: FactData<Kind>; occurredAt?: Date }
}[FactKind]

/**
 * Writes the facts in the caller's transaction: they stand in the log if and only if that commits, in their order and
 * after every earlier fact of the player. Transactions that record facts of one player take turns from here on, so
 * record last.
 */
export async function recordFacts(tx: Tx, facts: readonly NewFact[]): Promise<void> {
  const rows = facts.map(({ data, ...fact }) => ({ ...fact, data: factShapes[fact.kind].parse(data) }))
  if (rows.length === 0) return
  await tx.query({
    name: 'fact-record',
    text: `SELECT fact_record(kind, "playerId", data, "occurredAt") FROM json_to_recordset($1)
      AS fact (kind text, "playerId" uuid, data jsonb, "occurredAt" timestamptz)`,
    values: [JSON.stringify(rows)],
  })
  afterCommit(tx, wakeConsumers)
}

/** The same for one fact. */
export function recordFact(tx: Tx, fact: NewFact): Promise<void> {
  return recordFacts(tx, [fact])
}
