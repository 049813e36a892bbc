import { many, one, withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepTournaments } from '../../src/flows/offers/tournaments/keep-tournaments.ts'
import { holdCounting } from '../../src/modules/offers/tournaments/counting-store.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

it('plans while others count, as under load they do at every moment: a process that starts must not wait for them', async () => {
  const { pool, services } = platform
  await keepTournaments(services)
  const planned = () => many(pool, 'SELECT id, offer FROM tournament ORDER BY id', [])
  const before = await planned()
  const now = services.clock.now()
  const { coming } = await one<{ coming: number }>(
    pool,
    'SELECT count(*)::integer AS coming FROM tournament WHERE starts_at > $1',
    [now],
  )
  expect(coming).toBeGreaterThan(0)
  // What is still to begin was planned by another file.
  await pool.query(`UPDATE tournament SET offer = offer || '{"names":{}}' WHERE starts_at > $1`, [now])
  await withTransaction(pool, async (tx) => {
    expect(await holdCounting(tx, new Date(0))).toHaveLength(before.length)
    await keepTournaments(services)
  })
  expect(await planned()).toEqual(before)
})
