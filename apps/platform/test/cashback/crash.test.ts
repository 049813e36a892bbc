import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { many, one } from '@baize/database'
import { ManualClock } from '@baize/kit'
import { startTestProcess, testConfig, testDatabase, type TestDatabase, type TestProcess } from '@baize/testkit'
import { testProgram } from '@baize/testkit/program'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'
import { DAY_MS, offersFolder, playOn } from './playing.ts'

const program = await testProgram(new URL('pay-program.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

/** Ten in the full run: `CASHBACK_CRASHES=10 npx vitest run cashback/crash`. */
const ROUNDS = Number(process.env['CASHBACK_CRASHES'] ?? 1)
const LOSERS = 9
const FUNDS = 1_000_000n

const clock = new ManualClock(new Date('2100-03-03T12:00:00Z'))
const config = { ...testConfig(), offerFolders: [...testConfig().offerFolders, offersFolder({ daily: {} })] }
let database: TestDatabase
let house: TestProcess
let play: ReturnType<typeof playOn>
beforeAll(async () => {
  database = await testDatabase()
  house = await startTestProcess(database, { config, ports: { clock } })
  await syncFeed(database.pool, 'studio', clock.now(), makeFeed(1))
  const game = await one<{ id: string; identity: string }>(database.pool, 'SELECT id, identity FROM game')
  play = playOn({ pool: database.pool, clock, services: house.platform.services }, game)
})
afterAll(async () => {
  expect(await checkLedger(database.pool)).toEqual([])
  await house[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** A second process of the house, which pays what is due by now. */
function startPaying() {
  const own = { CASHBACK_DATABASE: database.url, CASHBACK_CONFIG: JSON.stringify(config) }
  const env = { ...process.env, ...own, CASHBACK_AT: clock.now().toISOString() }
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

/** Nobody else touches the money of an account until the answer is called. */
async function hold(accountId: string): Promise<() => Promise<void>> {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT wallet_lock_account($1)', [accountId])
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

const sharesOf = async (day: string) =>
  many<{ playerId: string; state: string }>(
    database.pool,
    'SELECT player_id AS "playerId", state FROM cashback_share WHERE starts_on = $1',
    [day],
  )

it('a process that is killed in the middle of a payment leaves it to another: each share is paid once, and exactly', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const losers = []
    for (let place = 1; place <= LOSERS; place++) {
      const player = await house.player()
      const lost = BigInt(1_000 * place + round)
      losers.push({ player, lost, account: await play.account(player, FUNDS) })
      await play.stake(losers.at(-1)!.account, lost)
    }
    await play.readFacts()
    await play.pay()
    const day = clock.now().toISOString().slice(0, 10)
    clock.advance(DAY_MS)
    // In the order in which they are paid; the one in the middle is held in its transaction.
    const inOrder = losers.toSorted((left, right) => (left.player.id < right.player.id ? -1 : 1))
    const place = 1 + (round % (LOSERS - 2))
    const release = await hold(inOrder[place]!.account)
    const other = startPaying()
    while ((await sharesOf(day)).length < place && other.isRunning()) await sleep(5)
    const here = play.pay()
    await other.kill()
    expect((await sharesOf(day)).map(({ playerId }) => playerId)).not.toContain(inOrder[place]!.player.id)
    await release()
    await here
    await play.pay()
    expect(await sharesOf(day)).toHaveLength(LOSERS)
    for (const { player, lost, account } of losers) {
      const [paid, ...others] = await many<{ amount: string; cash: string }>(
        database.pool,
        `SELECT amount::text, (SELECT ledger_balance_of(cash_id)::text FROM wallet_account WHERE id = $2) AS cash
         FROM player_bonus WHERE player_id = $1`,
        [player.id, account],
      )
      expect(others).toEqual([])
      expect(paid).toEqual({ amount: String(lost / 10n), cash: String(FUNDS - lost + lost / 10n) })
    }
  }
}, 600_000)
