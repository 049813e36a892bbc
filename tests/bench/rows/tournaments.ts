import type { Pool } from '@baize/database'
import { openDatabase } from '../../support/open-database.ts'
import { callApi, type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { betsInTurns } from '../bets-in-turns.ts'
import { betsOnSocket } from '../bets-on-socket.ts'
import { explained } from '../explain.ts'
import { type Figure, percentile, timed } from '../statistics.ts'

const TOURNAMENT = 'season-of-rounds'
const ENTRIES = 100_000
const CALLS = 300
const WARM_UPS = 20
/** Players of each kind who bet in turns. */
const PLAYERS = 10
const FUNDS_MINOR = 10_000
const ADDED_P99_MAX_MS = 1

/** A tournament of 100,000 players: its page, a place after a bet, and what it costs the bet. */
export async function benchTournaments(site: SiteProcess): Promise<Figure[]> {
  const [{ id }] = await callApi(site.url, 'GET', `/api/retention/tournaments?identity[]=${TOURNAMENT}&state[]=3`)
  const path = `/api/retention/tournaments/${id}`
  const join = ({ accessToken }: FundedPlayer) =>
    callApi(site.url, 'POST', `${path}/participate`, undefined, accessToken)

  const player = await fundedPlayer(site.url, FUNDS_MINOR)
  await join(player)
  const pool = await openDatabase(site.dataDir)
  await seed(pool, id)
  const plans = await explainAll(pool, id, player.playerId)
  await pool.end()
  const read = async (token: string) => {
    const { leaderboard, playerEntry } = await replyOf(site.url + path, token)
    if (leaderboard.length < 100 || !(playerEntry.place > 1000)) throw new Error('the leaderboard is not there')
  }
  const durations = await betsOnSocket(site, {
    channel: `tournaments:${id}`,
    beside: `tournaments:${id}`,
    before: join,
    figureIn: (data: { entry: { points: number } }) => data.entry.points,
    after: (bets) => bets,
  })
  const empty = await timed(CALLS, () => replyOf(`${site.url}/api/live`, player.accessToken), WARM_UPS)
  const board = await timed(CALLS, () => read(player.accessToken), WARM_UPS)
  const over = percentile(board, 0.5) - percentile(empty, 0.5)
  const lag = percentile(durations, 0.99)

  const players: Record<'without' | 'without again' | 'with', FundedPlayer[]> = {
    without: [],
    'without again': [],
    with: [],
  }
  for (const [kind, all] of Object.entries(players))
    while (all.length < PLAYERS) {
      all.push(await fundedPlayer(site.url, FUNDS_MINOR))
      if (kind === 'with') await join(all.at(-1)!)
    }
  return [
    {
      what: `A tournament of ${ENTRIES} players (podium, table, own place), over an empty call, p50`,
      measured: `${over.toFixed(1)} ms (p50 ${percentile(board, 0.5).toFixed(1)}, p99 ${percentile(board, 0.99).toFixed(1)}; empty p50 ${percentile(empty, 0.5).toFixed(1)}, p99 ${percentile(empty, 0.99).toFixed(1)}; database alone: ${plans})`,
      reach: '≤ 10 ms',
      isReached: over <= 10,
    },
    {
      what: `Bet to the player's points and place among ${ENTRIES} on a socket, p99`,
      measured: `${lag.toFixed(0)} ms (p50 ${percentile(durations, 0.5).toFixed(0)})`,
      reach: '≤ 500 ms',
      isReached: lag <= 500,
    },
    await betsInTurns(site, {
      what: `a place in a tournament of ${ENTRIES}`,
      players,
      amountMinor: 10,
      addedP99MaxMs: ADDED_P99_MAX_MS,
    }),
  ]
}

/** Players with nicknames and points, many of whom have the same; who takes part already stands in their middle. */
async function seed(pool: Pool, id: string): Promise<void> {
  await pool.query('UPDATE tournament_entry SET points = 100000 WHERE tournament_id = $1', [id])
  await pool.query(
    `WITH made AS (
       INSERT INTO player (id, email, nickname, created_at, updated_at)
       SELECT gen_random_uuid(), 'seed-' || place || '@example.com', 'Player ' || place, now(), now()
       FROM generate_series(1, $2::integer) AS place RETURNING id, external_id)
     INSERT INTO tournament_entry (tournament_id, player_id, points, reached_at, joined_at)
     SELECT $1, id, 100 * (1 + external_id % 2000), now() - (external_id % 50000) * interval '1 second', now() - interval '1 day'
     FROM made`,
    [id, ENTRIES],
  )
  await pool.query('VACUUM ANALYZE tournament_entry')
  await pool.query('VACUUM ANALYZE player')
}

/** What the database does for the table, the own place and the marks that others find theirs by. */
function explainAll(pool: Pool, id: string, playerId: string): Promise<string> {
  const order = 'ORDER BY rank_points, reached_at, player_id'
  const statements = {
    table: `SELECT player_id, points, (SELECT nickname FROM player WHERE player.id = player_id) FROM tournament_entry
      WHERE tournament_id = $1 AND rank_points < 0 AND $2::uuid IS NOT NULL ${order} LIMIT 101`,
    'between two marks': `SELECT count(*) FROM tournament_entry WHERE tournament_id = $1
      AND (rank_points, reached_at, player_id) < (SELECT rank_points, reached_at, player_id FROM tournament_entry
        WHERE tournament_id = $1 AND player_id = $2)
      AND (rank_points, reached_at, player_id) >= (SELECT rank_points, reached_at, player_id FROM tournament_entry
        WHERE tournament_id = $1 AND rank_points < -100000 ORDER BY rank_points DESC, reached_at DESC, player_id DESC
        LIMIT 1 OFFSET 399)`,
    marks: `SELECT * FROM (SELECT rank_points, reached_at, player_id, row_number() OVER (${order}) AS place
      FROM tournament_entry WHERE tournament_id = $1 AND rank_points < 0 AND $2::uuid IS NOT NULL) AS placed
      WHERE place % 400 = 1`,
  }
  return explained(pool, statements, [id, playerId], /^(tournament_entry|player)$/)
}

async function replyOf(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, [ADDRESS_HEADER]: '10.9.9.9' }
  const reply = await fetch(url, { headers })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`)
  return text.startsWith('{') ? JSON.parse(text).data : null
}
