import { many, one, type Pool, type Queryable, toBigInt } from '@baize/database'
import type { Game } from '@baize/contract'

/** A round as history shows it; amounts in smallest units. */
export interface PlayedRound {
  id: string
  game: string
  gameIdentity: string
  betAmount: string
  winAmount: string
  currency: string
  createdAt: Date
  /** The house paid for it, so that nothing was staked. */
  isFree: boolean
}

const ROUND_COLUMNS = `round.id, game.name AS game, game.identity AS "gameIdentity", round.currency,
  bet_amount::text AS "betAmount", win_amount::text AS "winAmount", round.created_at AS "createdAt",
  free_value IS NOT NULL AS "isFree"`

/** Which rounds of a player stand in their history. */
const SHOWN = 'player_id = $1 AND (bet_amount > 0 OR free_value IS NOT NULL) AND NOT is_ticket'

/**
 * The player's rounds, newest first. A round whose stakes were all given back is not one of them. However far back
 * the slice lies, no more than half a stretch of the tally is passed over, from its nearer end.
 */
export async function listRounds(
  db: Queryable,
  playerId: string,
  slice: { limit: number; offset: number },
): Promise<{ rows: PlayedRound[]; totalRows: number }> {
  const { totalRows, stretch } = await findStretch(db, playerId, slice)
  if (!stretch) return { rows: [], totalRows }
  const newer = slice.offset - stretch.skipped
  const older = stretch.shown - newer - 1
  const isOlderNearer = older < newer
  const first = isOlderNearer
    ? `round.id <= (SELECT id FROM game_round WHERE ${SHOWN} AND id >= $4 AND id < $6 ORDER BY id LIMIT 1 OFFSET $3)`
    : 'round.id < $4'
  // The last bounds keep the months before and behind the slice out of the plan.
  const rows = await many<PlayedRound>(
    db,
    `SELECT ${ROUND_COLUMNS} FROM game_round round JOIN game ON game.id = round.game_id
     WHERE ${SHOWN} AND ${first} AND round.id >= $5 AND round.id < $6
     ORDER BY round.id DESC LIMIT $2 OFFSET ${isOlderNearer ? '0' : '$3'}`,
    [
      playerId,
      slice.limit,
      isOlderNearer ? older : newer,
      isOlderNearer ? stretch.firstId : stretch.before,
      stretch.reachesTo,
      stretch.before,
    ],
  )
  return { rows, totalRows }
}

interface Stretch {
  firstId: string
  /** The first round of the next stretch, or more than any. */
  before: string
  shown: number
  /** How many rounds are newer than all of it. */
  skipped: number
  /** No round of the slice is older. */
  reachesTo: string
}

const STRETCH = `
  WITH stretch AS (
    SELECT first_id, shown, lead(first_id, 1, 'ffffffff-ffff-ffff-ffff-ffffffffffff') OVER (ORDER BY first_id) AS before,
      sum(shown) OVER (ORDER BY first_id DESC) - shown AS skipped
    FROM round_tally WHERE player_id = $1)
  SELECT (SELECT coalesce(sum(shown), 0) FROM stretch)::integer AS "totalRows", found.first_id AS "firstId",
    found.before, found.shown, found.skipped::integer,
    coalesce((SELECT max(first_id::text)::uuid FROM stretch WHERE skipped + shown >= $2 + $3),
      '00000000-0000-0000-0000-000000000000') AS "reachesTo"
  FROM (VALUES (1)) AS always
  LEFT JOIN LATERAL (SELECT * FROM stretch WHERE skipped <= $2 AND $2 < skipped + shown LIMIT 1) found ON true`

/** How many rounds there are, and the stretch where a slice begins, with how far back it goes. */
async function findStretch(
  db: Queryable,
  playerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ totalRows: number; stretch: Stretch | null }> {
  const { totalRows, ...found } = await one<{ totalRows: number } & (Stretch | Record<keyof Stretch, null>)>(
    db,
    { name: 'round-stretch', text: STRETCH },
    [playerId, offset, limit],
  )
  return { totalRows, stretch: found.skipped === null ? null : found }
}

/** A round that paid more than its stake, with what is shown of its game. */
export interface WonRound extends PlayedRound {
  playerId: string
  isDemoMode: boolean
  images: Game['images']
}

/** A round that only gave back some of its stake, or of what we put in for it, is a loss and told to nobody. */
const IS_WON = 'win_amount > coalesce(free_value, bet_amount)'

/** Games that are switched off are not shown; sports bets are of none that stands in a list. */
const IS_OFFERED = '(is_enabled OR is_ticket)'

/**
 * The latest rounds of anybody that paid more than their stake, newest first, of games offered on the platform and in
 * the country.
 */
export function listWonRounds(
  pool: Pool,
  filter: { platform?: number; country?: string },
  slice: { limit: number; offset: number },
): Promise<WonRound[]> {
  return many(
    pool,
    `SELECT ${ROUND_COLUMNS}, round.player_id AS "playerId", is_demo_mode AS "isDemoMode", game.images
     FROM game_win win JOIN game_round round ON round.id = win.round_id JOIN game ON game.id = round.game_id
     WHERE ${IS_WON} AND ${IS_OFFERED} AND ($1::smallint IS NULL OR $1 = ANY(platforms))
       AND ($2::text IS NULL OR NOT $2 = ANY(closed_countries))
     ORDER BY won_at DESC LIMIT $3 OFFSET $4`,
    [filter.platform ?? null, filter.country ?? null, slice.limit, slice.offset],
  )
}

/** A won round, and where its game may be shown. */
export interface FreshWin extends WonRound {
  platforms: number[]
  closedCountries: string[]
}

/** The latest rounds of anybody that paid more than their stake after the moment, newest first, `countMax` at most. */
export function listWinsSince(pool: Pool, sinceAt: Date, countMax: number): Promise<FreshWin[]> {
  return many(
    pool,
    `SELECT ${ROUND_COLUMNS}, round.player_id AS "playerId", is_demo_mode AS "isDemoMode", game.images,
       platforms, closed_countries AS "closedCountries"
     FROM game_win win JOIN game_round round ON round.id = win.round_id JOIN game ON game.id = round.game_id
     WHERE won_at > $1 AND ${IS_WON} AND ${IS_OFFERED} ORDER BY won_at DESC LIMIT $2`,
    [sinceAt, countMax],
  )
}

/**
 * What an account's rounds come to since a moment, in smallest units: `staked` by every stake that was not given back,
 * `lost` of real money. A win counts where its round began.
 */
export async function countedSince(
  db: Queryable,
  accountId: string,
  since: Date,
): Promise<{ staked: bigint; lost: bigint }> {
  const { staked, lost } = await one<{ staked: string; lost: string }>(
    db,
    'SELECT staked::text, lost::text FROM round_counted_since($1, $2)',
    [accountId, since],
  )
  return { staked: toBigInt(staked), lost: toBigInt(lost) }
}
