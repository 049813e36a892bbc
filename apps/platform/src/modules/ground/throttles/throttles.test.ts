import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { ManualClock, silentLogger, uuidv4 } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import type { Redis } from 'iovalkey'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type CallMemory,
  PostgresCalls,
  PostgresThrottles,
  type ThrottleStore,
  Throttles,
  removeEnded,
} from './index.ts'
import { RedisCalls, RedisThrottles, connectRedis } from './redis-store.ts'

const REDIS_PORT = 16_379 + (process.pid % 1000)
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const clock = new ManualClock(new Date())

let database: TestDatabase
let server: ChildProcess | undefined
let redis: Redis | undefined
beforeAll(async () => {
  database = await testDatabase()
  if (!hasRedis) return
  server = spawn('redis-server', ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  redis = await connectRedis(`redis://127.0.0.1:${REDIS_PORT}`, silentLogger)
  await vi.waitFor(() => expect(redis!.status).toBe('ready'), { timeout: 10_000 })
})
afterAll(async () => {
  redis?.disconnect()
  server?.kill()
  await database[Symbol.asyncDispose]()
})

const stores: [string, boolean, () => { store: ThrottleStore; calls: CallMemory }][] = [
  [
    'PostgreSQL',
    true,
    () => ({
      store: new PostgresThrottles(database.pool, clock),
      calls: new PostgresCalls(database.pool, clock),
    }),
  ],
  [
    hasRedis ? 'Redis' : 'Redis (skipped: no redis-server here)',
    hasRedis,
    () => ({
      store: new RedisThrottles(redis!),
      calls: new RedisCalls(redis!),
    }),
  ],
]

describe.each(stores)('limits kept in %s', (_name, isHere, open) => {
  const limit = (count: number) => ({ key: `limit ${uuidv4()}`, count, windowSeconds: 900 })
  /** As two processes have them. */
  const two = () => [new Throttles(open().store, clock), new Throttles(open().store, clock)] as const

  it.skipIf(!isHere)('are exact over processes, also for uses at one moment, and say how long to wait', async () => {
    const processes = two()
    const rule = limit(10)
    const verdicts = await Promise.all(Array.from({ length: 25 }, (_, n) => processes[n % 2]!.take(rule)))
    expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(10)
    for (const verdict of verdicts)
      if (!verdict.isAllowed) expect(verdict.waitSeconds).toSatisfy((wait: number) => wait > 890 && wait <= 900)
  })

  it.skipIf(!isHere)('refuse what any of several limits refuses', async () => {
    const [throttles] = two()
    const [narrow, wide] = [limit(1), limit(50)]
    expect((await throttles.take(narrow, wide)).isAllowed).toBe(true)
    expect((await throttles.take(narrow, wide)).isAllowed).toBe(false)
    expect((await throttles.take(wide)).isAllowed).toBe(true)
  })

  it.skipIf(!isHere)('give uses back and forget them', async () => {
    const [one, other] = two()
    const rule = limit(1)
    await one.take(rule)
    await other.giveBack(rule.key)
    expect((await other.take(rule)).isAllowed).toBe(true)
    expect((await one.take(rule)).isAllowed).toBe(false)
    await one.clear(rule.key)
    expect((await other.take(rule)).isAllowed).toBe(true)
  })

  it.skipIf(!isHere)(
    'against floods ask nobody below an eighth, and let at most an eighth more pass at a second process',
    async () => {
      const { store } = open()
      const add = vi.spyOn(store, 'add')
      const [one, other] = [new Throttles(store, clock), new Throttles(store, clock)]
      const rule = limit(80)
      for (let n = 0; n < 9; n++) expect((await one.take(rule)).isAllowed).toBe(true)
      expect(add).not.toHaveBeenCalled()
      let allowed = 9
      for (let n = 0; n < 9; n++) if ((await other.take(rule)).isAllowed) allowed += 1
      for (let n = 0; n < 200; n++) if ((await one.take(rule)).isAllowed) allowed += 1
      expect(allowed).toBeGreaterThanOrEqual(80)
      expect(allowed).toBeLessThanOrEqual(90)
    },
  )

  it.skipIf(!isHere)('remember a call for the first process only', async () => {
    const key = `call ${uuidv4()}`
    const firsts = await Promise.all([open(), open(), open()].map(({ calls }) => calls.isFirst(key, 120_000)))
    expect(firsts.filter(Boolean)).toHaveLength(1)
    expect(await open().calls.isFirst(`call ${uuidv4()}`, 120_000)).toBe(true)
  })
})

it('begin anew when their window ends, and are cleared away a batch at a time', async () => {
  const throttles = new Throttles(new PostgresThrottles(database.pool, clock), clock)
  const rule = { key: 'one window', count: 1, windowSeconds: 60 }
  await throttles.take(rule)
  expect((await throttles.take(rule)).isAllowed).toBe(false)
  clock.advance(60_000)
  expect((await throttles.take(rule)).isAllowed).toBe(true)
  clock.advance(24 * 3_600_000)
  const removed = await removeEnded(database.pool, clock.now(), 2)
  expect(removed).toBeGreaterThanOrEqual(1)
  expect(removed).toBeLessThanOrEqual(4)
  while ((await removeEnded(database.pool, clock.now(), 100)) > 0);
  const { rows } = await database.pool.query('SELECT 1 FROM throttle_window UNION ALL SELECT 1 FROM seen_call')
  expect(rows).toEqual([])
})

it.skipIf(!hasRedis)('are counted by each process alone while Redis is away', async () => {
  const away = await connectRedis('redis://127.0.0.1:1', silentLogger)
  const throttles = new Throttles(new RedisThrottles(away), clock)
  const rule = { key: 'alone', count: 1, windowSeconds: 60 }
  expect((await throttles.take(rule)).isAllowed).toBe(true)
  expect((await throttles.take(rule)).isAllowed).toBe(false)
  await expect(new RedisCalls(away).isFirst('x', 1000)).rejects.toThrow()
  away.disconnect()
})
