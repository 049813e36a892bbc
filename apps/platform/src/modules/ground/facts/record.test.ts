import { withTransaction } from '@baize/database'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recordFact } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const playerId = randomUUID()
const signedIn = (sessionId: string) => ({
  kind: 'signed_in' as const,
  playerId,
  data: { sessionId },
  occurredAt: new Date('2026-11-22T10:00:00Z'),
})
const recorded = async () => (await database.pool.query('SELECT * FROM fact_inbox ORDER BY id')).rows

it('stands there once its transaction has committed', async () => {
  const sessionId = randomUUID()
  await withTransaction(database.pool, (tx) => recordFact(tx, signedIn(sessionId)))
  expect(await recorded()).toMatchObject([
    { kind: 'signed_in', player_id: playerId, data: { sessionId }, occurred_at: new Date('2026-11-22T10:00:00Z') },
  ])
})

it('is not there when its transaction rolled back', async () => {
  const attempt = withTransaction(database.pool, async (tx) => {
    await recordFact(tx, signedIn(randomUUID()))
    throw new Error('changed our mind')
  })
  await expect(attempt).rejects.toThrow('changed our mind')
  expect(await recorded()).toEqual([])
})

it('is refused when its data has not the shape of its kind', async () => {
  const attempt = withTransaction(database.pool, (tx) => recordFact(tx, signedIn('not an id')))
  await expect(attempt).rejects.toThrow()
})

it('waits for an earlier fact of the player that has not committed, and for nobody else', async () => {
  await using clients = await connections(3)
  const [earlier, later, stranger] = clients.all
  await earlier!.query('BEGIN')
  await record(earlier!, playerId, 'first')
  const attempt = record(later!, playerId, 'second')
  await record(stranger!, randomUUID(), 'beside')
  expect((await recorded()).map(({ data }) => data.text)).toEqual(['beside'])
  await earlier!.query('COMMIT')
  await attempt
  expect((await recorded()).map(({ data }) => data.text)).toEqual(['first', 'beside', 'second'])
})

const record = (client: PoolClient, player: string, text: string) =>
  client.query('SELECT fact_record($1, $2, $3)', ['signed_in', player, JSON.stringify({ text })])

async function connections(count: number) {
  const all = await Promise.all(Array.from({ length: count }, () => database.pool.connect()))
  return { all, [Symbol.asyncDispose]: async () => all.forEach((client) => client.release(true)) }
}
