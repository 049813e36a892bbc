import { many, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { Standing } from './places.ts'

/** How many places the leaderboard of a tournament shows: the podium and seven pages. */
export const BOARD_PLACES = 101

type Row = Omit<Standing, 'points'> & { points: string }
const toStanding = (row: Row): Standing => ({ ...row, points: toBigInt(row.points) })

/** Places from the first on, or behind some. */
export async function readBoard(
  db: Queryable,
  tournamentId: string,
  { limit, offset }: { limit: number; offset: number } = { limit: BOARD_PLACES, offset: 0 },
): Promise<Standing[]> {
  const rows = await many<Row>(
    db,
    `SELECT player_id AS "playerId", points::text,
       ($3 + row_number() OVER (ORDER BY rank_points, reached_at, player_id))::integer AS place FROM (
       SELECT player_id, points, rank_points, reached_at FROM tournament_entry
       WHERE tournament_id = $1 AND rank_points < 0
       ORDER BY rank_points, reached_at, player_id LIMIT $2 OFFSET $3) AS ranked ORDER BY place`,
    [tournamentId, limit, offset],
  )
  return rows.map(toStanding)
}

/** A place with a prize. */
export interface WonPrize {
  tournamentId: string
  place: number
  playerId: string
  points: bigint
  joinedAt: Date
  reachedAt: Date
  state: 'open' | 'given' | 'lapsed'
  bonusId: string | null
  freeSpinId: string | null
  settledAt: Date | null
}

const PRIZE = `tournament_id AS "tournamentId", place, player_id AS "playerId", points::text, joined_at AS "joinedAt",
  reached_at AS "reachedAt", state, bonus_id AS "bonusId", free_spin_id AS "freeSpinId", settled_at AS "settledAt"`
type PrizeRow = Omit<WonPrize, 'points'> & { points: string }
const toPrize = (row: PrizeRow): WonPrize => ({ ...row, points: toBigInt(row.points) })

/** The tournament held until the transaction ends, once nobody counts for it any more. */
export async function lockTournament(tx: Tx, id: string): Promise<void> {
  await tx.query('SELECT FROM tournament WHERE id = $1 FOR UPDATE', [id])
}

/** Fixes the places: whoever has one of the first so many gets its prize. The tournament is locked. */
export async function fixPlaces(tx: Tx, id: string, placeMax: number, now: Date): Promise<WonPrize[]> {
  await tx.query('UPDATE tournament SET ranked_at = $2 WHERE id = $1', [id, now])
  const rows = await many<PrizeRow>(
    tx,
    `INSERT INTO tournament_prize (tournament_id, place, player_id, points, joined_at, reached_at)
     SELECT $1, row_number() OVER (ORDER BY rank_points, reached_at, player_id), player_id, points, joined_at, reached_at
     FROM (SELECT * FROM tournament_entry WHERE tournament_id = $1 AND rank_points < 0
       ORDER BY rank_points, reached_at, player_id LIMIT $2) AS first
     RETURNING ${PRIZE}`,
    [id, placeMax],
  )
  return rows.map(toPrize).toSorted((left, right) => left.place - right.place)
}

/** Tournaments whose places are to be fixed by now. */
export async function listToRank(db: Queryable, now: Date): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT id FROM tournament WHERE ranked_at IS NULL AND stopped_at IS NULL AND counts_until < $1
     ORDER BY counts_until LIMIT 100`,
    [now],
  )
  return rows.map(({ id }) => id)
}

/** Tournaments with prizes that are still to be given. */
export async function listToPay(db: Queryable): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT id FROM tournament WHERE ranked_at IS NOT NULL AND closed_at IS NULL AND stopped_at IS NULL
     ORDER BY ranked_at LIMIT 1000`,
    [],
  )
  return rows.map(({ id }) => id)
}

/** Places whose prizes are still to be given, behind a place. */
export async function listOpenPlaces(db: Queryable, id: string, after: number, limit: number): Promise<WonPrize[]> {
  const rows = await many<PrizeRow>(
    db,
    `SELECT ${PRIZE} FROM tournament_prize WHERE tournament_id = $1 AND state = 'open' AND place > $2
     ORDER BY place LIMIT $3`,
    [id, after, limit],
  )
  return rows.map(toPrize)
}

/** A prize that is still to be given, held until the transaction ends, while its tournament is not stopped. */
export async function lockOpenPrize(tx: Tx, { tournamentId, place }: WonPrize): Promise<WonPrize | undefined> {
  const rows = await many<PrizeRow>(
    tx,
    `SELECT ${PRIZE} FROM tournament_prize WHERE tournament_id = $1 AND place = $2 AND state = 'open'
       AND EXISTS (SELECT FROM tournament WHERE id = $1 AND stopped_at IS NULL) FOR NO KEY UPDATE`,
    [tournamentId, place],
  )
  return rows.map(toPrize)[0]
}

export async function settlePrize(
  tx: Tx,
  { tournamentId, place }: WonPrize,
  { state, bonusId, freeSpinId }: Pick<WonPrize, 'state' | 'bonusId' | 'freeSpinId'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE tournament_prize SET state = $3, bonus_id = $4, free_spin_id = $5, settled_at = $6
     WHERE tournament_id = $1 AND place = $2`,
    [tournamentId, place, state, bonusId, freeSpinId, now],
  )
}

/** Closes a tournament of which no prize is open. */
export async function closeIfPaid(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE tournament SET closed_at = $2 WHERE id = $1 AND ranked_at IS NOT NULL AND closed_at IS NULL
       AND NOT EXISTS (SELECT FROM tournament_prize WHERE tournament_id = $1 AND state = 'open')`,
    [id, now],
  )
}

/** Who won what, by place. */
export async function listPrizes(db: Queryable, id: string): Promise<WonPrize[]> {
  const rows = await many<PrizeRow>(
    db,
    `SELECT ${PRIZE} FROM tournament_prize WHERE tournament_id = $1 ORDER BY place`,
    [id],
  )
  return rows.map(toPrize)
}
