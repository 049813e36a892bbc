import { createHash } from 'node:crypto'
import { many } from './rows.ts'
import type { Pool } from './pool.ts'

/** One forward step of the schema. Once applied anywhere its SQL never changes; a new step corrects it. */
export interface Migration {
  /** Unique and stable, `0001-ledger`. */
  id: string
  /** Why the step exists, in one sentence. */
  note: string
  sql: string
}

export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict'
}

/** Any constant serves, as long as every process of ours takes the same one. */
const LOCK = 7_046_029_254

/**
 * Applies what is missing, in the listed order, each in its own transaction, and returns the ids applied.
 * Processes that start together take turns. Throws `MigrationConflict`, before any change, when an applied
 * step has other SQL now.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<string[]> {
  const ids = new Set(migrations.map(({ id }) => id))
  if (ids.size !== migrations.length) throw new MigrationConflict('two migrations share an id')
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS migration (
      id text PRIMARY KEY, note text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const applied = new Map(
      (await many<{ id: string; hash: string }>(client, 'SELECT id, hash FROM migration')).map((row) => [
        row.id,
        row.hash,
      ]),
    )
    const changed = migrations.find(({ id, sql }) => applied.has(id) && applied.get(id) !== hashOf(sql))
    if (changed) throw new MigrationConflict(`migration ${changed.id} was applied with different SQL`)
    const missing = migrations.filter(({ id }) => !applied.has(id))
    for (const { id, note, sql } of missing) {
      await client.query('BEGIN')
      await client.query(sql)
      await client.query('INSERT INTO migration (id, note, hash) VALUES ($1, $2, $3)', [id, note, hashOf(sql)])
      await client.query('COMMIT')
    }
    return missing.map(({ id }) => id)
  } finally {
    // Closing the session gives back the lock and whatever a failed step left open.
    client.release(true)
  }
}

function hashOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
