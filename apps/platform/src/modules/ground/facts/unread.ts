import { many, type Queryable } from '@baize/database'
import type { FactConsumer, StoredFact } from './consumer.ts'
import type { FactKind } from './kinds.ts'

/**
 * Facts that a consumer has not taken: those ahead of it, those of players who wait, and those without a number yet. In
 * pieces, the oldest first; `number` is 0 for those without.
 */
export async function* readUnread<Kind extends FactKind>(
  db: Queryable,
  { name, kinds }: FactConsumer<Kind>,
  countAtOnce = 5_000,
): AsyncGenerator<StoredFact<Kind>[]> {
  for (let after = 0; ;) {
    const facts: StoredFact<Kind>[] = await many(
      db,
      `SELECT number, kind, fact.player_id AS "playerId", data, occurred_at AS "occurredAt", recorded_at AS "recordedAt"
       FROM fact
       LEFT JOIN (SELECT share, number AS reached FROM fact_position WHERE consumer = $1) AS place USING (share)
       LEFT JOIN (SELECT player_id, number AS waits_from FROM fact_delay WHERE consumer = $1) AS delay USING (player_id)
       WHERE number > $2 AND kind = ANY ($3)
         AND number > coalesce(least((SELECT min(number) FROM fact_position WHERE consumer = $1),
           (SELECT min(number) - 1 FROM fact_delay WHERE consumer = $1)), 0)
         AND (number > coalesce(reached, 0) OR number >= waits_from)
       ORDER BY number LIMIT $4`,
      [name, after, kinds, countAtOnce],
    )
    if (facts.length === 0) break
    yield facts
    after = facts.at(-1)!.number
  }
  yield await many(
    db,
    `SELECT 0 AS number, kind, player_id AS "playerId", data, occurred_at AS "occurredAt", recorded_at AS "recordedAt"
     FROM fact_inbox WHERE kind = ANY ($1) ORDER BY id`,
    [kinds],
  )
}
