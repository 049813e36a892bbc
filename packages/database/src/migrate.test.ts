import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPool, many, migrate, MigrationConflict, type Migration } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const first: Migration = { id: 't1', note: 'A table.', sql: 'CREATE TABLE shelf (id integer)' }
const second: Migration = { id: 't2', note: 'A column.', sql: 'ALTER TABLE shelf ADD COLUMN name text' }

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
