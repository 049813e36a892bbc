import type { Pool } from '@baize/database'
import { type FactKind, factShapes, listFacts } from '../../src/modules/ground/facts/index.ts'

/** Everything that was recorded of a player, in order, held against the shapes of its kinds. */
export async function recorded(pool: Pool, playerId: string): Promise<{ kind: string; data: object }[]> {
  await pool.query('SELECT fact_number(10000)')
  const facts = await listFacts(pool, playerId, 1_000)
  return facts.toReversed().map(({ kind, data }) => ({ kind, data: factShapes[kind as FactKind].parse(data) }))
}
