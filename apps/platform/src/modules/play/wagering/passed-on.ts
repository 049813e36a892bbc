import { many, type Queryable, toBigInt } from '@baize/database'

/**
 * What bonuses cost the house beside money of rounds that came when their bonus was over, by the entry of that money:
 * below zero where the house got it back, above where it bore what a purse no longer held. Entries without are left out.
 */
export async function readPassedOn(db: Queryable, entryIds: readonly string[]): Promise<Map<string, bigint>> {
  if (entryIds.length === 0) return new Map()
  const rows = await many<{ cause: string; cost: string }>(
    db,
    `WITH cause AS (SELECT DISTINCT id FROM unnest($1::uuid[]) AS cause (id)),
     entry AS (
       SELECT id AS cause, id FROM cause
       UNION ALL SELECT cause.id, late.id FROM cause JOIN ledger_entry late ON late.key = 'bonus_late:' || cause.id)
     SELECT cause, sum(CASE from_account WHEN house.id THEN amount ELSE -amount END)::text AS cost
     FROM entry JOIN ledger_posting ON entry_id = entry.id
     JOIN ledger_account house ON house.id IN (from_account, to_account) AND house.kind = 'bonus_cost'
     GROUP BY cause`,
    [entryIds],
  )
  return new Map(rows.map(({ cause, cost }) => [cause, toBigInt(cost)]))
}
