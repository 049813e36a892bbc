import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { many, one } from '@baize/database'
import { ManualClock } from '@baize/kit'
import { startTestProcess, testConfig, testDatabase, type TestDatabase, type TestProcess } from '@baize/testkit'
import { testProgram } from '@baize/testkit/program'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endTournaments } from '../../src/flows/offers/tournaments/end-tournaments.ts'
import { keepTournaments } from '../../src/flows/offers/tournaments/keep-tournaments.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { tournamentRounds } from '../../src/modules/offers/tournaments/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { HOUR_MS, offersFolder, playOn } from '../cashback/playing.ts'
import { makeFeed } from '../support/feed.ts'

const program = await testProgram(new URL('end-program.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

/** In the full run: `TOURNAMENT_ENTRIES=10000 TOURNAMENT_KILLS=20 npx vitest run tournament-crash`. */
const ENTRIES = Number(process.env['TOURNAMENT_ENTRIES'] ?? 40)
const KILLS = Number(process.env['TOURNAMENT_KILLS'] ?? 1)
/** No tournament has more places with a prize. */
const PLACES = Math.min(500, ENTRIES / 4)
const REGISTERING = 4

/** Every kind of prize, for a part of the places each. */
const GIVES = [
  { kind: 'money', amount: { base: 3 } },
  { kind: 'points', points: 7 },
  { kind: 'wheelSpins', wheel: 'brass-wheel', count: 2 },
  { kind: 'offer', offer: 'prize-bonus-5' },
  { kind: 'offer', offer: 'prize-spins-10' },
]
const EACH = PLACES / GIVES.length
const prizes = GIVES.map((gives, place) => ({
  from: place * EACH + 1,
  to: (place + 1) * EACH,
  names: { en: `Prize ${place}` },
  gives,
}))
const held = { every: 'day', beginsAfterHours: 12, lastsHours: 1 }
const crowd = { names: { en: 'Crowd' }, counts: 'rounds', needsJoining: false, held, prizes }
const off = { ...crowd, isRunning: false }
const files = Object.fromEntries([
  ['tournaments/crowd.json', crowd],
  ...['long-table', 'month-of-wins', 'quick-round-cup', 'season-of-rounds'].map((id) => [
    `tournaments/${id}.json`,
    off,
  ]),
])

const clock = new ManualClock(new Date('2100-03-04T12:00:00Z'))
const config = { ...testConfig(), offerFolders: [...testConfig().offerFolders, offersFolder({}, files)] }
let database: TestDatabase
let house: TestProcess
beforeAll(async () => {
  database = await testDatabase()
  house = await startTestProcess(database, { config, ports: { clock } })
  await syncFeed(database.pool, 'studio', clock.now(), makeFeed(1))
  // The game of which one prize gives free spins.
  await database.pool.query(`UPDATE game SET identity = 'last-light'`)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** A second process of the house, which ends what is due by now. */
function startEnding() {
  const own = { TOURNAMENT_DATABASE: database.url, TOURNAMENT_CONFIG: JSON.stringify(config) }
  const env = { ...process.env, ...own, TOURNAMENT_AT: clock.now().toISOString() }
  const child = spawn(process.execPath, [program.file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  return {
    ready: Promise.race([once(child.stdout, 'data'), ended]),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Those who win, and a crowd with points of its own behind them; all in the order of places. */
async function fill(tournamentId: string): Promise<string[]> {
  const winners: string[] = []
  const register = async () => {
    while (winners.length < PLACES) {
      winners.push('')
      const place = winners.length
      winners[place - 1] = (await house.player()).id
    }
  }
  await Promise.all(Array.from({ length: REGISTERING }, register))
  await database.pool.query(
    `INSERT INTO tournament_entry (tournament_id, player_id, points, corrected, reached_at, corrected_at, joined_at)
     SELECT $1, coalesce(($2::uuid[])[place], gen_random_uuid()), 100 * ($3 - place + 1), 100 * ($3 - place + 1), $4, $4, $4
     FROM generate_series(1, $3) AS place`,
    [tournamentId, winners, ENTRIES, clock.now()],
  )
  return winners
}

const settled = async () =>
  (
    await one<{ count: number }>(
      database.pool,
      `SELECT count(*)::integer FROM tournament_prize WHERE state <> 'open'`,
      [],
    )
  ).count

it('every prize is given once, however often the process that gives them is killed', async () => {
  const { services } = house.platform
  await keepTournaments(services)
  const { id } = await one<{ id: string }>(database.pool, 'SELECT id FROM tournament WHERE starts_at = $1', [
    clock.now(),
  ])
  const winners = await fill(id)
  clock.advance(2 * HOUR_MS)
  await playOn({ pool: database.pool, clock, services }, { id: '', identity: '' }).readFacts(tournamentRounds)
  for (let kill = 0; kill < KILLS; kill++) {
    const processes = [startEnding(), startEnding()]
    await Promise.all(processes.map(({ ready }) => ready))
    // Some die before places are fixed or while they are; the others at any prize up to a growing share of them.
    const until = kill % 4 === 3 ? 0 : randomInt(Math.max(1, Math.floor((PLACES * (kill + 1)) / (KILLS + 1))))
    while ((await settled()) < until && processes.some(({ isRunning }) => isRunning())) await sleep(1)
    await sleep(randomInt(25))
    for (const process of processes) await process.kill()
  }
  await Promise.all([endTournaments(services), endTournaments(services)])

  const places = await many<{ playerId: string; state: string }>(
    database.pool,
    `SELECT player_id AS "playerId", state FROM tournament_prize WHERE tournament_id = $1 ORDER BY place`,
    [id],
  )
  expect(places).toEqual(winners.map((playerId) => ({ playerId, state: 'given' })))
  const given = await many<{
    playerId: string
    money: number
    spins: number
    wheel: number
    points: number
    told: number
  }>(
    database.pool,
    `SELECT id AS "playerId",
       (SELECT count(*) FROM player_bonus bonus WHERE bonus.player_id = winner.id)::integer AS money,
       (SELECT count(*) FROM free_spin spin WHERE spin.player_id = winner.id)::integer AS spins,
       (SELECT count(*) FROM wheel_spin spin WHERE spin.player_id = winner.id)::integer AS wheel,
       coalesce((SELECT given / 1000 FROM loyalty_account account WHERE account.player_id = winner.id), 0)::integer AS points,
       (SELECT count(*) FROM player_message message WHERE message.player_id = winner.id
         AND content->>'title' LIKE '%tournament%')::integer AS told
     FROM unnest($1::uuid[]) WITH ORDINALITY AS winner (id, place) ORDER BY place`,
    [winners],
  )
  const nothing = { money: 0, spins: 0, wheel: 0, points: 0, told: 1 }
  const brought = [{ money: 1 }, { points: 7 }, { wheel: 2 }, { money: 1 }, { spins: 1 }]
  expect(given).toEqual(
    winners.map((playerId, place) => ({ playerId, ...nothing, ...brought[Math.floor(place / EACH)] })),
  )
  const { isClosed } = await one<{ isClosed: boolean }>(
    database.pool,
    'SELECT closed_at IS NOT NULL AS "isClosed" FROM tournament WHERE id = $1',
    [id],
  )
  expect(isClosed).toBe(true)
  expect(await checkLedger(database.pool)).toEqual([])
}, 3_600_000)
