import { Agent, request as httpRequest } from 'node:http'
import type { Pool } from '@baize/database'
import { company } from '../../support/companies.ts'
import { openDatabase } from '../../support/open-database.ts'
import { type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { type Figure, paced, percentile, timed } from '../statistics.ts'
import { betBody } from './seamless.ts'

const ROUNDS = 1_000_000
const OWN_ROUNDS = 200_000
const PER_PAGE = 10
const CALLS = 300
const WARM_UPS = 20
const READERS = 30
const BETS_MS = 5_000
const BET_EVERY_MS = 20

/** Pages of a long history over an empty call, and bets while many read such pages. */
export async function benchHistory(site: SiteProcess): Promise<Figure[]> {
  const player = await fundedPlayer(site.url, 500_000)
  const pool = await openDatabase(site.dataDir)
  await seed(pool, player.playerId)
  await pool.end()

  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = (path: string) => get(agent, site.url + path, player.accessToken)
  const pageOf = (page: number) => `/api/game/spins?page=${page}&perPage=${PER_PAGE}`
  const last = Math.ceil(OWN_ROUNDS / PER_PAGE)
  const empty = await timed(CALLS, () => call('/api/live'), WARM_UPS)
  const first = await timed(CALLS, () => call(pageOf(1)), WARM_UPS)
  const middle = await timed(CALLS, () => call(pageOf(last / 2)), WARM_UPS)
  const end = await timed(CALLS, () => call(pageOf(last)), WARM_UPS)

  const alone = await bets(site, player, null)
  const besideEmpty = await bets(site, player, () => call('/api/live'))
  const besideReaders = await bets(site, player, () => call(pageOf(9999)))
  agent.destroy()
  const over = (samples: number[]) => percentile(samples, 0.5) - percentile(empty, 0.5)
  const told = (samples: number[]) =>
    `p50 ${percentile(samples, 0.5).toFixed(1)}, p99 ${percentile(samples, 0.99).toFixed(1)}`
  return [
    {
      what: `First and last page of ${OWN_ROUNDS} rounds among ${ROUNDS}, over an empty call, p50`,
      measured: `${over(first).toFixed(1)} and ${over(end).toFixed(1)} ms (first ${told(first)}; middle ${told(middle)}; last ${told(end)}; empty ${told(empty)})`,
      reach: '≤ 5 and ≤ 15 ms',
      isReached: over(first) <= 5 && over(end) <= 15,
    },
    {
      what: `Bet while ${READERS} read page 9999 without a pause, p50 over ${READERS} empty calls without a pause`,
      measured: `${(percentile(besideReaders, 0.5) - percentile(besideEmpty, 0.5)).toFixed(1)} ms (alone ${told(alone)}; beside empty calls ${told(besideEmpty)}; beside readers ${told(besideReaders)})`,
      reach: '≤ 25 ms',
      isReached: percentile(besideReaders, 0.5) - percentile(besideEmpty, 0.5) <= 25,
    },
  ]
}

/** Rounds of a year, the player's and those of a thousand others, with the tally that counting them would have left. */
async function seed(pool: Pool, playerId: string): Promise<void> {
  await pool.query('ALTER TABLE game_round DISABLE TRIGGER counted')
  await pool.query(
    `INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
     SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || substr(gen_random_uuid()::text, 14))::uuid,
       'studio', 'seed-' || place, owner, owner, (SELECT id FROM game LIMIT 1), 'EUR', 10, at
     FROM (SELECT place, now() - (place || ' seconds')::interval * 30 AS at,
         CASE WHEN place % $2 = 0 THEN $1::uuid ELSE md5((place % 1000)::text)::uuid END AS owner
       FROM generate_series(1, $3) AS place) AS rounds`,
    [playerId, ROUNDS / OWN_ROUNDS, ROUNDS],
  )
  await pool.query('DELETE FROM round_tally')
  await pool.query(
    `INSERT INTO round_tally (player_id, first_id, shown)
     SELECT player_id, CASE stretch WHEN 0 THEN '00000000-0000-0000-0000-000000000000' ELSE min(id::text)::uuid END, count(*)
     FROM (SELECT player_id, id, (row_number() OVER (PARTITION BY player_id ORDER BY id) - 1) / 1000 AS stretch
       FROM game_round WHERE bet_amount > 0) AS numbered GROUP BY player_id, stretch`,
  )
  await pool.query('ALTER TABLE game_round ENABLE TRIGGER counted')
  await pool.query('VACUUM ANALYZE game_round')
}

/** Bets one after another while `READERS` do something without a pause. */
async function bets(site: SiteProcess, player: FundedPlayer, beside: (() => Promise<void>) | null): Promise<number[]> {
  const studio = company('studio', site.url)
  let isDone = false
  const readers = Array.from({ length: beside ? READERS : 0 }, async () => {
    while (!isDone) await beside!()
  })
  const durations = await paced(1, BET_EVERY_MS, BETS_MS, async () => {
    const reply = await studio.call('/seamless/v1/bet', betBody(player))
    if (reply.body.status !== 'ok') throw new Error(reply.text)
  })
  isDone = true
  await Promise.all(readers)
  studio.close()
  return durations
}

function get(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, [ADDRESS_HEADER]: '10.9.9.9' }
    const outgoing = httpRequest(url, { agent, headers }, (incoming) => {
      incoming.resume()
      incoming.on('end', () =>
        incoming.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${incoming.statusCode}`)),
      )
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
