import type { Pool } from '@baize/database'
import { openDatabase } from '../../support/open-database.ts'
import { fundedPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile, timed } from '../statistics.ts'

/** A quarter of an hour with play in it each, five and a half years of them without a night's rest. */
const ENTRIES = 200_000
const CALLS = 200
const WARM_UPS = 20

/** The net position of a player with so many entries, over ranges of any length, above an empty call. */
export async function benchNetPosition(site: SiteProcess): Promise<Figure> {
  const player = await fundedPlayer(site.url, 1_000)
  const pool = await openDatabase(site.dataDir)
  await seed(pool, player.playerId)
  const plan = await explain(pool, player.playerId)
  await pool.end()
  const call = async (path: string) => {
    const headers = { authorization: `Bearer ${player.accessToken}`, [ADDRESS_HEADER]: '10.9.9.8' }
    const reply = await fetch(site.url + path, { headers })
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    await reply.arrayBuffer()
  }
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const over = (days: number) => `/api/player/net-position?dateFrom=${day(days)}&dateTo=${day(0)}`
  const empty = percentile(await timed(CALLS, () => call('/api/live'), WARM_UPS), 0.5)
  const ranges = { 'a month': 30, 'half a year': 180, 'three years': 1090, 'all years': 2300 }
  const above: [string, number][] = []
  for (const [name, days] of Object.entries(ranges))
    above.push([name, percentile(await timed(CALLS, () => call(over(days)), WARM_UPS), 0.5) - empty])
  return {
    what: `Net position over ${ENTRIES} entries, p50 above an empty call`,
    measured: `${above.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')} ms (empty ${empty.toFixed(1)}; database alone ${plan})`,
    reach: '≤ 10 ms',
    isReached: above.every(([, ms]) => ms <= 10),
  }
}

/** The running sums that so many entries leave when each falls into a quarter of its own, which is the worst. */
async function seed(pool: Pool, playerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO player_position (player_id, currency, at, stake_count, staked, won, deposited, paid_out, corrected)
     SELECT $1, 'EUR', date_bin('15 minutes', now(), 'epoch') - make_interval(mins => 15 * ($2 - place)),
       place, place * 100, place * 95, place, 0, 0
     FROM generate_series(1, $2) AS place ON CONFLICT DO NOTHING`,
    [playerId, ENTRIES],
  )
  await pool.query(
    `INSERT INTO sitting (id, player_id, started_at, last_at)
     SELECT gen_random_uuid(), $1, now() - make_interval(hours => place), now() - make_interval(hours => place, mins => -20)
     FROM generate_series(1, 20000) AS place`,
    [playerId],
  )
  await pool.query('VACUUM ANALYZE player_position, sitting')
}

/** What the database does for the longest range, as EXPLAIN ANALYZE tells it. */
async function explain(pool: Pool, playerId: string): Promise<string> {
  const { rows } = await pool.query<Record<'QUERY PLAN', string>>(
    `EXPLAIN (ANALYZE, BUFFERS) SELECT at.* FROM generate_series(now() - interval '5 years', now(), interval '2 months') AS moment
     CROSS JOIN LATERAL player_position_at($1, date_bin('15 minutes', moment, 'epoch')) AS at`,
    [playerId],
  )
  const lines = rows.map((row) => row['QUERY PLAN'])
  if (lines.some((line) => line.includes('Seq Scan on player_position'))) throw new Error(lines.join('\n'))
  return lines.find((line) => line.startsWith('Execution Time'))!.replace('Execution Time: ', '')
}
