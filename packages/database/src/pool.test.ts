import { silentLogger } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  createPool,
  isUnavailable,
  openConnections,
  rehearseOn,
  withTransaction,
  type Patience,
  type Pool,
} from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('CREATE TABLE note (id integer PRIMARY KEY); INSERT INTO note VALUES (1)')
})
afterAll(() => database[Symbol.asyncDispose]())

const LONG_MS = 20_000
const patient: Patience = { connectionMs: LONG_MS, statementMs: LONG_MS, lockMs: LONG_MS, idleInTransactionMs: LONG_MS }

function poolWith(patience: Partial<Patience>, max = 2): Pool & AsyncDisposable {
  const pool = createPool(database.url, { max, logger: silentLogger, patience: { ...patient, ...patience } })
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() })
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('survives a connection that breaks in the middle of a transaction, and goes on with another', async () => {
  await using pool = poolWith({})
  const attempt = withTransaction(pool, async (tx) => {
    const { rows } = await tx.query('SELECT pg_backend_pid() AS pid')
    const [{ pid }] = rows
    await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
    await vi.waitFor(() => expect(tx.query('SELECT 1')).rejects.toThrow('not queryable'), 10_000)
    return tx.query('SELECT 1')
  })
  await expect(attempt).rejects.toThrow()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

it('opens all it may have before anybody asks, and keeps them if told', async () => {
  await using pool = poolWith({}, 3)
  await openConnections(pool)
  expect([pool.totalCount, pool.idleCount]).toEqual([3, 3])
  await openConnections(pool)
  expect(pool.totalCount).toBe(3)
  const kept = createPool(database.url, { max: 3, isKept: true, logger: silentLogger })
  expect([kept.options.min, pool.options.min]).toEqual([3, 0])
  await kept.end()
})

it('lets each new connection rehearse before anybody has it, and undoes what it did', async () => {
  await using pool = poolWith({}, 2)
  const rehearsed: number[] = []
  rehearseOn(pool, async (tx) => {
    await tx.query('INSERT INTO note VALUES (7)')
    await tx.query({ name: 'note-read', text: 'SELECT FROM note WHERE id = $1', values: [7] })
    rehearsed.push((await tx.query('SELECT pg_backend_pid() AS pid')).rows[0].pid)
  })
  await openConnections(pool)
  const client = await pool.connect()
  const { rows } = await client.query(`SELECT pg_backend_pid() AS pid, (SELECT count(*) FROM note WHERE id = 7) AS left,
    (SELECT count(*) FROM pg_prepared_statements WHERE name = 'note-read') AS prepared`)
  client.release()
  expect(rows).toEqual([{ pid: expect.toBeOneOf(rehearsed), left: 0, prepared: 1 }])
  expect(rehearsed).toHaveLength(2)
})

it('gives out a connection whose rehearsal failed', async () => {
  await using pool = poolWith({}, 1)
  rehearseOn(pool, async (tx) => void (await tx.query('SELECT 1 / 0')))
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

it('gives up a statement, a lock and a transaction that last too long, and says that the database had no time', async () => {
  await using pool = poolWith({ statementMs: 100 })
  expect(isUnavailable(await failureOf(pool.query('SELECT pg_sleep(60)')))).toBe(true)

  await using locking = poolWith({ lockMs: 100 })
  await withTransaction(database.pool, async (tx) => {
    await tx.query('SELECT FROM note FOR UPDATE')
    expect(isUnavailable(await failureOf(locking.query('SELECT FROM note FOR UPDATE')))).toBe(true)
  })
  expect((await locking.query('SELECT FROM note FOR UPDATE')).rowCount).toBe(1)

  await using idle = poolWith({ idleInTransactionMs: 100 })
  const attempt = withTransaction(idle, async (tx) => {
    await tx.query('SELECT FROM note FOR UPDATE')
    await vi.waitFor(() => expect(tx.query('SELECT 1')).rejects.toThrow(), { timeout: 10_000, interval: 300 })
    return tx.query('SELECT 1')
  })
  expect(isUnavailable(await failureOf(attempt))).toBe(true)
  expect((await idle.query('SELECT FROM note FOR UPDATE')).rowCount).toBe(1)
})

it('gives up waiting for a connection where all are in use, or where nobody answers', async () => {
  await using pool = poolWith({ connectionMs: 100 }, 1)
  // A server that is busy takes longer than that to give one.
  const held = await vi.waitFor(() => pool.connect(), LONG_MS)
  expect(isUnavailable(await failureOf(pool.query('SELECT 1')))).toBe(true)
  held.release()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])

  const nowhere = createPool('postgres://baize@127.0.0.1:1/baize', { logger: silentLogger })
  expect(isUnavailable(await failureOf(nowhere.query('SELECT 1')))).toBe(true)
  await nowhere.end()
})

it('waits as long as it takes where an operator works', async () => {
  const pool = createPool(database.url, { max: 1, logger: silentLogger, patience: null })
  const { rows } = await pool.query(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['0', '0', '0'])
  await pool.end()
})

it('does not take a refusal of the database for its absence', async () => {
  for (const statement of ['SELECT 1 / 0', 'INSERT INTO note VALUES (1)', 'SELECT no_such_function()'])
    expect(isUnavailable(await failureOf(database.pool.query(statement)))).toBe(false)
  expect(isUnavailable(new Error('anything else'))).toBe(false)
  expect(isUnavailable('text')).toBe(false)
})
