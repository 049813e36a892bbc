import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '@baize/database'
import { company } from '../../support/companies.ts'
import { openDatabase } from '../../support/open-database.ts'
import { type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { cpuOfTree } from '../processor-time.ts'
import { type Figure, median, paced, percentile } from '../statistics.ts'
import { betBody } from './seamless.ts'

const FACTS_PER_SECOND = 2_000
const FACTS_PER_TRANSACTION = 4
const WRITERS = 10
/** Long enough that one stall of the machine is not all that a p99 tells. */
const LOAD_MS = 40_000
const LOOK_EVERY_MS = 50
/**
 * The looks begin so long after the load. A site that records a fact wakes its numbering; the bench's own records wake
 * nobody, so that its first ones wait for a poll, and for the crowd that has gathered by then.
 */
const SETTLES_MS = 2_000
const STRANGERS = 500

const BETTORS = 20
const BET_EVERY_MS = 100
/** Many short turns: one stall of the machine spoils the p99 of the turn it falls in, and no other. */
const BET_TURNS = 40
const BET_TURN_MS = 2_000

/** The lock by which processes take turns at numbering. */
const NUMBERING_LOCK = 7046029258

/** How far the consumers of a running site are behind 2,000 facts a second, and what they cost a bet. */
export async function benchFacts(site: SiteProcess): Promise<Figure[]> {
  const pool = await openDatabase(site.dataDir, { max: WRITERS + 2 })
  try {
    return [await benchCost(site, pool), await benchLag(pool)]
  } finally {
    await pool.end()
  }
}

async function benchLag(pool: Pool): Promise<Figure> {
  const players = Array.from({ length: STRANGERS }, () => randomUUID())
  const { rows: games } = await pool.query<{ id: string }>('SELECT id FROM game')
  const stakes = { players, games: games.map(({ id }) => id) }
  const everyMs = (1000 * WRITERS * FACTS_PER_TRANSACTION) / FACTS_PER_SECOND
  const before = await countWhenDone(pool)
  const ages: number[] = []
  let isLoading = true
  const looking = (async () => {
    await sleep(SETTLES_MS)
    while (isLoading) {
      ages.push(await oldestWaitingMs(pool))
      await sleep(LOOK_EVERY_MS)
    }
  })()
  const writes = await paced(WRITERS, everyMs, LOAD_MS, () => recordSome(pool, stakes))
  isLoading = false
  await looking
  const perSecond = (writes.length * FACTS_PER_TRANSACTION * 1000) / LOAD_MS
  const lost = writes.length * FACTS_PER_TRANSACTION - (await countWhenDone(pool)) + before
  const p99 = percentile(ages, 0.99)
  return {
    what: `Facts recorded and counted by day, ${FACTS_PER_TRANSACTION} a transaction: age of the oldest that is not counted yet, p99`,
    measured: `${p99.toFixed(0)} ms at ${Math.round(perSecond)} facts/s (p50 ${percentile(ages, 0.5).toFixed(0)}; ${lost} lost or doubled of ${writes.length * FACTS_PER_TRANSACTION}; a transaction p99 ${percentile(writes, 0.99).toFixed(1)} ms)`,
    reach: `≤ 500 ms at ${FACTS_PER_SECOND} facts/s`,
    isReached: p99 <= 500 && perSecond >= FACTS_PER_SECOND * 0.98 && lost === 0,
  }
}

/** Stakes of any of the players in any of the games. */
async function recordSome(
  pool: Pool,
  { players, games }: { players: readonly string[]; games: readonly string[] },
): Promise<void> {
  const some = (all: readonly string[]) =>
    Array.from({ length: FACTS_PER_TRANSACTION }, () => all[Math.floor(Math.random() * all.length)])
  await pool.query({
    name: 'bench-record',
    // In the order of the players, so that two transactions never wait for each other.
    text: `SELECT fact_record('stake_taken', player, jsonb_build_object('source', 'bench', 'round', gen_random_uuid(),
        'gameId', game, 'accountId', player, 'entryId', gen_random_uuid(), 'currency', 'EUR', 'amount', '10'))
      FROM unnest($1::uuid[], $2::uuid[]) AS stake (player, game) ORDER BY hashtextextended('facts ' || player, 0)`,
    values: [some(players), some(games)],
  })
}

/** How long the oldest fact waits that has committed and is not counted, whether or not it has its number. */
async function oldestWaitingMs(pool: Pool): Promise<number> {
  const { rows } = await pool.query({
    name: 'bench-age',
    text: `SELECT coalesce(extract(epoch FROM clock_timestamp() - least(
        (SELECT recorded_at FROM fact_inbox ORDER BY id LIMIT 1),
        (SELECT min(next.recorded_at) FROM fact_position place, LATERAL (
          SELECT recorded_at FROM fact WHERE fact.share = place.share AND fact.number > place.number
          ORDER BY fact.number LIMIT 1) AS next))) * 1000, 0)::float AS age`,
  })
  return rows[0].age
}

async function countDays(pool: Pool): Promise<number> {
  const { rows } = await pool.query('SELECT coalesce(sum(stake_count), 0)::integer AS count FROM player_day')
  return rows[0].count
}

async function countWhenDone(pool: Pool): Promise<number> {
  while ((await oldestWaitingMs(pool)) > 0) await sleep(LOOK_EVERY_MS)
  return countDays(pool)
}

/**
 * Bets in turns, with nobody taking their facts and with the consumers at work. Beside the times stands what a bet takes
 * of the processors, which a busy machine falsifies least (Linux only).
 */
async function benchCost(site: SiteProcess, pool: Pool): Promise<Figure> {
  const players: FundedPlayer[] = []
  for (let made = 0; made < BETTORS; made += 1) players.push(await fundedPlayer(site.url, 100_000))
  const studio = company('studio', site.url)
  const bets = () =>
    paced(BETTORS, BET_EVERY_MS, BET_TURN_MS, async (index) => {
      const reply = await studio.call('/seamless/v1/bet', betBody(players[index]!))
      if (reply.body.status !== 'ok') throw new Error(reply.text)
    })
  await bets()
  await countWhenDone(pool)
  const [without, withThem]: [number[][], number[][]] = [[], []]
  const cpuMs = { without: 0, withThem: 0 }
  for (let turn = 0; turn < BET_TURNS; turn += 1) {
    const began = cpuOfTree(site.pid)
    without.push(await whileNobodyNumbers(pool, bets))
    cpuMs.without += cpuOfTree(site.pid) - began
    await countWhenDone(pool)
    const beganAgain = cpuOfTree(site.pid)
    withThem.push(await bets())
    await countWhenDone(pool)
    cpuMs.withThem += cpuOfTree(site.pid) - beganAgain
  }
  studio.close()
  const costs = withThem.map((turn, index) => percentile(turn, 0.99) - percentile(without[index]!, 0.99))
  const cost = median(costs)
  const told = (turns: number[][]) =>
    `p50 ${percentile(turns.flat(), 0.5).toFixed(2)}, p99 ${percentile(turns.flat(), 0.99).toFixed(2)} ms`
  const cpuOf = (turns: keyof typeof cpuMs) =>
    (cpuMs[turns] / (turns === 'without' ? without : withThem).flat().length).toFixed(2)
  return {
    what: `Bet with the facts of all bets being counted over a bet with nobody counting, ${(BETTORS * 1000) / BET_EVERY_MS} bets/s, p99, median of ${BET_TURNS} pairs of turns`,
    measured: `${cost.toFixed(2)} ms (half of the pairs between ${percentile(costs, 0.25).toFixed(2)} and ${percentile(costs, 0.75).toFixed(2)}; all turns: with ${told(withThem)}; without ${told(without)}; ${cpuOf('withThem')} ms of the processors a bet against ${cpuOf('without')})`,
    reach: '≤ 1 ms',
    isReached: cost <= 1,
  }
}

/** Keeps the site from numbering facts, so that its consumers have nothing to do. */
async function whileNobodyNumbers<T>(pool: Pool, action: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [NUMBERING_LOCK])
    return await action()
  } finally {
    client.release(true)
  }
}
