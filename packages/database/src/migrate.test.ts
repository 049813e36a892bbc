import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createPool,
  many,
  migrate as migrateTo,
  MigrationConflict,
  requireSchema,
  SchemaMisfit,
  type Definition,
  type Step,
} from './index.ts'
import { hashOf } from './schema.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const migrate = (pool: TestDatabase['pool'], steps: Step[], definitions: Definition[] = []) =>
  migrateTo(pool, { steps, definitions })

const first: Step = { id: 't1', note: 'A table.', sql: 'CREATE TABLE shelf (id integer)' }
const second: Step = { id: 't2', note: 'A column.', sql: 'ALTER TABLE shelf ADD COLUMN name text' }

it('applies each step once, in order', async () => {
  expect(await migrate(database.pool, [first])).toEqual(['t1'])
  expect(await migrate(database.pool, [first, second])).toEqual(['t2'])
  expect(await migrate(database.pool, [first, second])).toEqual([])
  await database.pool.query(`INSERT INTO shelf (id, name) VALUES (1, 'top')`)
})

it('applies each step once when several processes start together', async () => {
  const pools = Array.from({ length: 4 }, () => createPool(database.url, { max: 1 }))
  const applied = await Promise.all(pools.map((pool) => migrate(pool, [first, second])))
  expect(applied.flat()).toEqual(['t1', 't2'])
  await Promise.all(pools.map((pool) => pool.end()))
})

it('refuses a step that was applied with other SQL, before it changes anything', async () => {
  await migrate(database.pool, [first])
  const edited = { ...first, sql: 'CREATE TABLE shelf (id bigint)' }
  await expect(migrate(database.pool, [edited, second])).rejects.toThrow(MigrationConflict)
  expect(await migrate(database.pool, [first, second])).toEqual(['t2'])
})

it('refuses two steps of one id', async () => {
  await expect(migrate(database.pool, [first, { ...second, id: 't1' }])).rejects.toThrow(MigrationConflict)
})

it('leaves nothing of a step that fails half way, and keeps the steps before it', async () => {
  const broken = { id: 't3', note: 'Fails.', sql: 'CREATE TABLE half (id integer); SELECT 1 / 0' }
  await expect(migrate(database.pool, [first, broken])).rejects.toMatchObject({ code: '22012' })
  const found = await many(database.pool, `SELECT id FROM migration WHERE id LIKE 't%' ORDER BY id`)
  expect(found).toEqual([{ id: 't1' }])
  expect(await many(database.pool, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }])
  expect(await migrate(database.pool, [first, second])).toEqual(['t2'])
})

it('counts a step that was applied under its former name, if it stood as it stands', async () => {
  const former = { ...first, id: 'old', sql: 'CREATE TABLE   shelf (id integer)' }
  await migrate(database.pool, [former])
  const renamed = { ...first, formerly: { id: 'old', hash: hashOf(former.sql) } }
  expect(await migrate(database.pool, [renamed, second])).toEqual(['t2'])
  expect(await migrate(database.pool, [renamed, second])).toEqual([])
})

it('refuses a step that was applied under its former name with other SQL', async () => {
  await migrate(database.pool, [{ ...first, id: 'old' }])
  const renamed = { ...first, formerly: { id: 'old', hash: hashOf('another') } }
  await expect(migrate(database.pool, [renamed])).rejects.toThrow(MigrationConflict)
})

it('refuses a step that should have come before one that is applied', async () => {
  await migrate(database.pool, [first])
  await expect(migrate(database.pool, [{ ...second, id: 't0' }, first])).rejects.toThrow('t0 is missing below t1')
})

const answer = (sql: string): Definition => ({ id: 'answer.sql', sql })

it('applies a definition again when its text has changed, and only then', async () => {
  const one = answer('CREATE OR REPLACE FUNCTION answer() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$')
  const two = answer(one.sql.replace('SELECT 1', 'SELECT 2'))
  expect(await migrate(database.pool, [], [one])).toEqual(['answer.sql'])
  expect(await migrate(database.pool, [], [one])).toEqual([])
  expect(await migrate(database.pool, [], [two])).toEqual(['answer.sql'])
  expect(await many(database.pool, 'SELECT answer()')).toEqual([{ answer: 2 }])
})

it('defines functions that call each other, in whatever order their files stand', async () => {
  const caller = { id: 'a.sql', sql: 'CREATE FUNCTION early() RETURNS integer LANGUAGE sql AS $$ SELECT late() $$' }
  const called = { id: 'b.sql', sql: 'CREATE FUNCTION late() RETURNS integer LANGUAGE sql AS $$ SELECT 7 $$' }
  await migrate(database.pool, [], [caller, called])
  expect(await many(database.pool, 'SELECT early()')).toEqual([{ early: 7 }])
})

it('keeps all former definitions when one of the new ones fails', async () => {
  const one = answer('CREATE OR REPLACE FUNCTION answer() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$')
  await migrate(database.pool, [], [one])
  const two = answer(one.sql.replace('SELECT 1', 'SELECT 2'))
  await expect(migrate(database.pool, [], [two, { id: 'z.sql', sql: 'SELECT 1 / 0' }])).rejects.toThrow()
  expect(await many(database.pool, 'SELECT answer()')).toEqual([{ answer: 1 }])
})

it('tells a database of this release from an older, a newer and an empty one, and changes none', async () => {
  const { pool } = database
  const one = answer('CREATE OR REPLACE FUNCTION answer() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$')
  const fits = (steps: Step[], definitions: Definition[]) => requireSchema(pool, { steps, definitions })
  // The test's own database is a whole house already.
  await pool.query('TRUNCATE migration, definition')
  await expect(fits([first], [])).rejects.toThrow(SchemaMisfit)
  await migrate(pool, [first], [one])
  await fits([first], [one])
  await expect(fits([first, second], [one])).rejects.toThrow(/lacks t2 .* npm run migrate/)
  await expect(fits([first], [answer(one.sql.replace('1 ', '2 '))])).rejects.toThrow(/lacks answer\.sql/)
  await migrate(pool, [first, second], [one])
  await expect(fits([first], [one])).rejects.toThrow(/newer .* step t2/)
  await pool.query('DROP TABLE migration')
  await expect(fits([first], [one])).rejects.toThrow(/lacks t1/)
})
