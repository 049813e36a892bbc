import type { Queryable } from './pool.ts'
import { many } from './rows.ts'

/** What is applied of one kind: the hash of each by its id, in the order of the ids. */
export async function hashesIn(db: Queryable, table: 'migration' | 'definition'): Promise<Map<string, string>> {
  const rows = await many<{ id: string; hash: string }>(db, `SELECT id, hash FROM ${table} ORDER BY id`)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}
