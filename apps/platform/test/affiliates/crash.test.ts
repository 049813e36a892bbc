import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { many, one } from '@baize/database'
import type { TestPlatform } from '@baize/testkit'
import { testProgram } from '@baize/testkit/program'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { affiliateTallies, tellLeftAffiliates } from '../../src/modules/person/affiliates/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'
import { letConsume } from '../support/let-consume.ts'
import { FakeAffiliates, TRAILHEAD } from './fake-affiliate.ts'

const program = await testProgram(new URL('count-program.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

/** Rounds for each moment; ten in the full run: `AFFILIATE_CRASHES=10 npx vitest run affiliates/crash`. */
const ROUNDS = Number(process.env['AFFILIATE_CRASHES'] ?? 1)
const PLAYERS = 4

const affiliates = new FakeAffiliates()
let site: Awaited<ReturnType<typeof startWithCashier>>
let platform: TestPlatform
beforeAll(async () => {
  site = await startWithCashier([], { companies: [TRAILHEAD], fetch: affiliates.fetch })
  platform = site.platform
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Where in its transaction a process is killed: as it writes who, as it counts, as it writes what is told. */
const MOMENTS = ['affiliate_player', 'affiliate_day', 'affiliate_deposit_day', 'affiliate_postback']

/** Keeps whoever counts from writing to a table. */
async function hold(table: string) {
  const client = await platform.pool.connect()
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`)
  const { pid } = await one<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid')
  return {
    async isInTheWay() {
      const text = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))'
      return (await many(platform.pool, text, [pid])).length > 0
    },
    async release() {
      await client.query('COMMIT')
      client.release()
    },
  }
}

function startCounting() {
  const env = { ...process.env, AFFILIATE_DATABASE: platform.pool.options.connectionString }
  const child = spawn(process.execPath, [program.file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

it.each(MOMENTS)(
  'a process that is killed as it writes to %s leaves nothing half done, and another counts each fact once',
  { timeout: 60_000 * ROUNDS },
  async (table) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await letConsume(platform, affiliateTallies)
      const tag = `trailhead_${table}-${round}`
      for (let made = 0; made < PLAYERS; made += 1) {
        const player = await platform.player({ form: { affiliateTag: tag } })
        for (let paid = 0; paid < 2; paid += 1) await site.report({ paymentId: await deposit(player), status: 'paid' })
      }
      const inTheWay = await hold(table)
      const other = startCounting()
      while (!(await inTheWay.isInTheWay()) && other.isRunning()) await sleep(5)
      expect(other.isRunning()).toBe(true)
      await other.kill()
      await inTheWay.release()
      await letConsume(platform, affiliateTallies)
      await tellLeftAffiliates(platform.services)

      const owner = await platform.operator({ roles: ['owner'] })
      const deposits = [{ currency: 'EUR', count: PLAYERS * 2, sum: (PLAYERS * 2 * 25.5).toFixed(2) }]
      expect(await owner.call('listAffiliateFigures', { query: { tag } })).toMatchObject([
        { registrations: PLAYERS, firstDepositors: PLAYERS, deposits },
      ])
      const told = affiliates.attempts.filter((one) => one.tag === tag)
      expect(told.filter(({ event }) => event === 'registration')).toHaveLength(PLAYERS)
      expect(told.filter(({ event }) => event === 'first-deposit')).toHaveLength(PLAYERS)
      expect(new Set(told.map(({ player }) => player)).size).toBe(PLAYERS)
    }
  },
)
