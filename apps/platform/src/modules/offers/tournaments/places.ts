import { many, type Pool } from '@baize/database'

/** A player's points and place; place 0 without points. Points in hundredths. */
export interface Standing {
  playerId: string
  points: bigint
  place: number
}

/** A place of the ranking with what stands there, by which others find theirs. */
interface Mark {
  points: string
  reachedAt: string
  playerId: string
  place: number
}

/** Between two marks entries are counted one by one, so this many are read for a place. */
const MARK_EVERY = 400
/** How old marks may be: others who pass a mark meanwhile are seen that much later. */
const KEPT_MS = 500
/** Marks of a large tournament are not read more often than this many times as long as it takes. */
const REST_TIMES = 20

interface Marks {
  marks: Mark[]
  goodUntilMs: number
  isFresh: Promise<void> | null
}

const kept = new WeakMap<Pool, Map<string, Marks>>()

/** Moments as text that sorts as they do. */
const REACHED = `to_char(reached_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const ENTRY = `rank_points::text AS points, ${REACHED} AS "reachedAt", player_id AS "playerId"`

/**
 * The points and places of some players who take part. A place is that of the last mark ahead of the player and those who
 * are between, so it costs the same in a tournament of any size.
 */
export async function readStandings(
  pool: Pool,
  tournamentId: string,
  playerIds: readonly string[],
): Promise<Standing[]> {
  const entries = await many<Omit<Mark, 'place'>>(
    pool,
    `SELECT ${ENTRY} FROM tournament_entry WHERE tournament_id = $1 AND player_id = ANY ($2)`,
    [tournamentId, playerIds],
  )
  const marks = await marksOf(pool, tournamentId)
  const starts = entries.map((entry) => markAhead(marks, entry))
  const rows = await many<{ count: number }>(
    pool,
    `SELECT (SELECT count(*) FROM tournament_entry WHERE tournament_id = $1
        AND (rank_points, reached_at, player_id) >= (mark_points, mark_reached, mark_player)
        AND (rank_points, reached_at, player_id) < (own_points, own_reached, own_player))::integer AS count
     FROM unnest($2::bigint[], $3::timestamptz[], $4::uuid[], $5::bigint[], $6::timestamptz[], $7::uuid[])
       WITH ORDINALITY AS asked (own_points, own_reached, own_player, mark_points, mark_reached, mark_player, position)
     ORDER BY position`,
    [tournamentId, ...keysOf(entries), ...keysOf(starts)],
  )
  return entries.map(({ playerId, points }, index) => {
    const place = BigInt(points) < 0n ? starts[index]!.place + rows[index]!.count : 0
    return { playerId, points: -BigInt(points), place }
  })
}

function keysOf(keys: readonly Omit<Mark, 'place'>[]) {
  return [
    keys.map(({ points }) => points),
    keys.map(({ reachedAt }) => reachedAt),
    keys.map(({ playerId }) => playerId),
  ]
}

const BEGINNING: Mark = {
  points: String(-(2n ** 63n)),
  reachedAt: '-infinity',
  playerId: '00000000-0000-0000-0000-000000000000',
  place: 1,
}

function markAhead(marks: readonly Mark[], entry: Omit<Mark, 'place'>): Mark {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(marks[middle]!, entry)) high = middle
    else low = middle + 1
  }
  return marks[low - 1] ?? BEGINNING
}

function isBehind(mark: Mark, { points, reachedAt, playerId }: Omit<Mark, 'place'>): boolean {
  const [left, right] = [BigInt(mark.points), BigInt(points)]
  if (left !== right) return left > right
  if (mark.reachedAt !== reachedAt) return mark.reachedAt > reachedAt
  return mark.playerId > playerId
}

/** Marks no older than they may be where they can be had quickly; those who ask meanwhile get the former ones. */
async function marksOf(pool: Pool, tournamentId: string): Promise<Mark[]> {
  const known = kept.get(pool) ?? new Map<string, Marks>()
  kept.set(pool, known)
  let own = known.get(tournamentId)
  if (!own) {
    forgetOld(known)
    own = { marks: [], goodUntilMs: -Infinity, isFresh: null }
    known.set(tournamentId, own)
  }
  if (performance.now() < own.goodUntilMs) return own.marks
  const isFirst = own.goodUntilMs === -Infinity
  own.isFresh ??= refresh(pool, tournamentId, own)
  if (isFirst) await own.isFresh
  else own.isFresh.catch(() => {})
  return own.marks
}

const KEPT_MAX = 50

function forgetOld(known: Map<string, Marks>): void {
  if (known.size >= KEPT_MAX) known.delete(known.keys().next().value!)
}

async function refresh(pool: Pool, tournamentId: string, own: Marks): Promise<void> {
  const beganMs = performance.now()
  try {
    own.marks = await many<Mark>(
      pool,
      `SELECT ${ENTRY}, place FROM (
         SELECT rank_points, reached_at, player_id,
           (row_number() OVER (ORDER BY rank_points, reached_at, player_id))::integer AS place
         FROM tournament_entry WHERE tournament_id = $1 AND rank_points < 0) AS placed
       WHERE place % $2 = 1 ORDER BY place`,
      [tournamentId, MARK_EVERY],
    )
    const tookMs = performance.now() - beganMs
    own.goodUntilMs = performance.now() + Math.max(KEPT_MS, tookMs * REST_TIMES)
  } finally {
    own.isFresh = null
  }
}
