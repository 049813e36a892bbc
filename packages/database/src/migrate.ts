import type pg from 'pg'
import { hashesIn } from './books.ts'
import { createPool, directUrlOf, loggerOf, type Pool } from './pool.ts'
import { many } from './rows.ts'
import { hashOf, type Definition, type Schema, type Step } from './schema.ts'

export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict'
}

/** Any constant serves, as long as every process of ours takes the same one. */
const LOCK = 7_046_029_254

/** A step that waits longer for a table would hold up everybody who comes behind it. */
const LOCK_PATIENCE = '10s'

const BOOKS = `
  CREATE TABLE IF NOT EXISTS migration (
    id text PRIMARY KEY, note text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS definition (
    id text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`

/**
 * Brings the pool's database to the schema, over a connection of its own that no patience ends: the tables of
 * libraries, then steps that are missing, each in its own transaction, then every definition whose
 * text is another than the one applied, all in one transaction. Returns the ids of what was applied. Processes that
 * start together take turns. Throws `MigrationConflict`, before any change, when an applied step has other SQL now,
 * or when a missing step is older than an applied one.
 */
export async function migrate(pool: Pool, { steps, definitions, foreign = [] }: Schema): Promise<string[]> {
  const ids = new Set(steps.map(({ id }) => id))
  if (ids.size !== steps.length) throw new MigrationConflict('two steps share an id')
  const url = directUrlOf(pool)
  const own = createPool(url, { max: 1, logger: loggerOf(pool), patience: null, applicationName: 'baize schema' })
  const client = await own.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(BOOKS)
    for (const schema of foreign) await schema.install(url)
    const missing = await missingSteps(client, steps)
    const changed = await changedDefinitions(client, definitions)
    for (const step of missing) await applyStep(client, step)
    if (changed.length > 0) await define(client, changed)
    return [...missing, ...changed].map(({ id }) => id)
  } finally {
    // Closing the session gives back the lock and whatever a failed step left open.
    client.release(true)
    await own.end()
  }
}

async function missingSteps(client: pg.PoolClient, steps: readonly Step[]): Promise<Step[]> {
  await renameFormer(client, steps)
  const applied = await hashesIn(client, 'migration')
  const changed = steps.find(({ id, sql }) => applied.has(id) && applied.get(id) !== hashOf(sql))
  if (changed) throw new MigrationConflict(`step ${changed.id} was applied with different SQL`)
  const missing = steps.filter(({ id }) => !applied.has(id))
  const latest = steps.findLastIndex(({ id }) => applied.has(id))
  const late = missing.find((step) => steps.indexOf(step) < latest)
  if (late) throw new MigrationConflict(`step ${late.id} is missing below ${steps[latest]!.id}, which is applied`)
  return missing
}

/** Steps applied under a former name count under their own, if they were applied as they stood. */
async function renameFormer(client: pg.PoolClient, steps: readonly Step[]): Promise<void> {
  const renamed = steps.flatMap(({ id, sql, formerly }) =>
    formerly ? [{ id, hash: hashOf(sql), former: formerly.id, former_hash: formerly.hash }] : [],
  )
  await client.query(
    `UPDATE migration SET id = step.id, hash = step.hash
     FROM json_to_recordset($1) AS step (id text, hash text, former text, former_hash text)
     WHERE migration.id = step.former AND migration.hash = step.former_hash`,
    [JSON.stringify(renamed)],
  )
  const left = await many<{ id: string }>(
    client,
    `SELECT migration.id FROM json_to_recordset($1) AS step (id text, hash text, former text)
     JOIN migration ON migration.id = step.former AND (migration.id, migration.hash) <> (step.id, step.hash)`,
    [JSON.stringify(renamed)],
  )
  if (left[0]) throw new MigrationConflict(`step ${left[0].id} was applied with different SQL`)
}

async function changedDefinitions(client: pg.PoolClient, definitions: readonly Definition[]): Promise<Definition[]> {
  const applied = await hashesIn(client, 'definition')
  return definitions.filter(({ id, sql }) => applied.get(id) !== hashOf(sql))
}

async function applyStep(client: pg.PoolClient, { id, note, sql }: Step): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_PATIENCE}'`)
  await client.query(sql)
  await client.query('INSERT INTO migration (id, note, hash) VALUES ($1, $2, $3)', [id, note, hashOf(sql)])
  await client.query('COMMIT')
}

/** Bodies are not checked against each other while they change, so that the order of files does not matter. */
async function define(client: pg.PoolClient, definitions: readonly Definition[]): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_PATIENCE}'; SET LOCAL check_function_bodies = off`)
  for (const { sql } of definitions) await client.query(sql)
  await client.query(
    `INSERT INTO definition (id, hash) SELECT id, hash FROM json_to_recordset($1) AS row (id text, hash text)
     ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, applied_at = now()`,
    [JSON.stringify(definitions.map(({ id, sql }) => ({ id, hash: hashOf(sql) })))],
  )
  await client.query('COMMIT')
}
