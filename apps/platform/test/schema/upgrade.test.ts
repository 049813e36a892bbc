import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { many, migrate, type Pool } from '@baize/database'
import { testDatabase } from '@baize/testkit'
import { expect, it } from 'vitest'
import { hashOf } from '../../../../packages/database/src/schema.ts'
import { platformSchema } from '../../src/schema.ts'
import { emptyDatabase } from './empty-database.ts'

/** The steps of the first releases as they stood, in the order of time in which they came. */
const FIRST_STEPS = fileURLToPath(new URL('first-steps', import.meta.url))

/** How many steps the first release had; the six after it came one by one. */
const FIRST_RELEASE = 9

const firstSteps = readdirSync(FIRST_STEPS)
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(FIRST_STEPS, file), 'utf8')
    const [, id, note] = /^-- (\S+): (.+)\n/.exec(text)!
    return { id: id!, note: note!, sql: text.slice(text.indexOf('\n') + 1) }
  })

const releases = firstSteps.map((_, place) => place + 1).filter((count) => count >= FIRST_RELEASE)

it.each(releases)('a database of the release with %i steps is upgraded to what a fresh one is', async (count) => {
  await using fresh = await testDatabase()
  await using empty = await emptyDatabase()
  await migrateAsBefore(empty.pool, count)
  const applied = await migrate(empty.pool, platformSchema())
  expect(applied).not.toContain('0001-ledger')
  expect(await migrate(empty.pool, platformSchema())).toEqual([])
  expect(await describeSchema(empty.pool)).toEqual(await describeSchema(fresh.pool))
  expect(await stepsOfEngine(empty.pool)).toEqual(await stepsOfEngine(fresh.pool))
})

it('describes enough of a schema to tell two apart', async () => {
  await using database = await testDatabase()
  const before = await describeSchema(database.pool)
  expect(before.length).toBeGreaterThan(200)
  for (const change of [
    'ALTER TABLE invoice ALTER COLUMN number SET DEFAULT 7',
    'CREATE INDEX one_more ON invoice (number)',
    'CREATE OR REPLACE FUNCTION ledger_shards() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 33 $$',
    'ALTER TABLE invoice DROP CONSTRAINT invoice_credited_once',
    'DROP TRIGGER append_only ON ledger_entry',
  ]) {
    const held = await describeSchema(database.pool)
    await database.pool.query(change)
    expect(await describeSchema(database.pool), change).not.toEqual(held)
  }
})

/** Writes what the former way of migrating wrote, its books included. */
async function migrateAsBefore(pool: Pool, count: number): Promise<void> {
  await pool.query(`CREATE TABLE migration (
    id text PRIMARY KEY, note text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  for (const { id, note, sql } of firstSteps.slice(0, count)) {
    await pool.query(sql)
    await pool.query('INSERT INTO migration (id, note, hash) VALUES ($1, $2, $3)', [id, note, hashOf(sql)])
  }
}

/** What the engine of jobs applied to its own schema, by itself. */
async function stepsOfEngine(pool: Pool): Promise<number[]> {
  const rows = await many<{ id: number }>(pool, 'SELECT id FROM graphile_worker.migrations ORDER BY id')
  expect(rows.length).toBeGreaterThan(10)
  return rows.map(({ id }) => id)
}

/** Columns, constraints, indexes, functions, triggers and views, each as PostgreSQL itself writes it. */
async function describeSchema(pool: Pool): Promise<string[]> {
  const rows = await many<{ line: string }>(
    pool,
    `SELECT concat_ws(' ', 'table', c.relname, array_to_string(c.reloptions, ',')) AS line
     FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
     UNION ALL SELECT concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod),
       attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), rule.collname)
     FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     LEFT JOIN pg_collation rule ON rule.oid = attcollation
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') AND attnum > 0 AND NOT attisdropped
     UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT concat_ws(' ', 'index', indexdef) FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT concat_ws(' ', 'view', viewname, definition) FROM pg_views WHERE schemaname = 'public'
     UNION ALL SELECT concat_ws(' ', 'function', pg_get_functiondef(oid))
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')
     UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) FROM pg_trigger t
     JOIN pg_class c ON c.oid = tgrelid WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
     ORDER BY line`,
  )
  return rows.map(({ line }) => line)
}
