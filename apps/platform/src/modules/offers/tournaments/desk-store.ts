import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import { type Tournament, TOURNAMENT } from './store.ts'

/** A tournament with who takes part and what became of its prizes. */
export interface Tallied extends Tournament {
  players: number
  given: number
  open: number
  lapsed: number
}

const TALLIED = `${TOURNAMENT},
  (SELECT count(*)::integer FROM tournament_entry WHERE tournament_id = id) AS players,
  (SELECT count(*)::integer FROM tournament_prize WHERE tournament_id = id AND state = 'given') AS given,
  (SELECT count(*)::integer FROM tournament_prize WHERE tournament_id = id AND state = 'open') AS open,
  (SELECT count(*)::integer FROM tournament_prize WHERE tournament_id = id AND state = 'lapsed') AS lapsed`

/** All of them, the latest end first. */
export function listTallied(db: Queryable, { limit, offset }: { limit: number; offset: number }): Promise<Tallied[]> {
  return many(db, `SELECT ${TALLIED} FROM tournament ORDER BY ends_at DESC, id LIMIT $1 OFFSET $2`, [limit, offset])
}

export async function countTournaments(db: Queryable): Promise<number> {
  return (await one<{ total: number }>(db, 'SELECT count(*)::integer AS total FROM tournament', [])).total
}

export function readTallied(db: Queryable, id: string): Promise<Tallied | undefined> {
  return maybeOne(db, `SELECT ${TALLIED} FROM tournament WHERE id = $1`, [id])
}

/** How many have points. */
export async function countPlaced(db: Queryable, tournamentId: string): Promise<number> {
  const text = 'SELECT count(*)::integer AS total FROM tournament_entry WHERE tournament_id = $1 AND rank_points < 0'
  return (await one<{ total: number }>(db, text, [tournamentId])).total
}

/** The place of somebody who takes part, counted from the first one; 0 without points. */
export async function placeOf(tx: Tx, tournamentId: string, playerId: string): Promise<number> {
  const { place } = await one<{ place: number }>(
    tx,
    `SELECT CASE WHEN own.rank_points < 0 THEN 1 + (SELECT count(*)::integer FROM tournament_entry
        WHERE tournament_id = $1
          AND (rank_points, reached_at, player_id) < (own.rank_points, own.reached_at, own.player_id))
      ELSE 0 END AS place
     FROM tournament_entry own WHERE tournament_id = $1 AND player_id = $2`,
    [tournamentId, playerId],
  )
  return place
}

/** What operators added to some players or took away, in hundredths. */
export async function readCorrected(
  db: Queryable,
  tournamentId: string,
  playerIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await many<{ playerId: string; corrected: string }>(
    db,
    `SELECT player_id AS "playerId", corrected::text FROM tournament_entry WHERE tournament_id = $1 AND player_id = ANY ($2)`,
    [tournamentId, playerIds],
  )
  return new Map(rows.map(({ playerId, corrected }) => [playerId, BigInt(corrected)]))
}

export interface Correction {
  id: string
  tournamentId: string
  playerId: string
  /** In hundredths. */
  points: bigint
  reason: string
  operatorId: string
}

/** Adds to the points of somebody who takes part, and keeps why. Returns what they have then; undefined for others. */
export async function correctEntry(tx: Tx, correction: Correction, now: Date): Promise<bigint | undefined> {
  const { id, tournamentId, playerId, points, reason, operatorId } = correction
  const row = await maybeOne<{ points: string }>(
    tx,
    `UPDATE tournament_entry SET points = points + $3, corrected = corrected + $3, corrected_at = $4, reached_at = $4
     WHERE tournament_id = $1 AND player_id = $2 RETURNING points::text`,
    [tournamentId, playerId, points, now],
  )
  if (!row) return undefined
  await tx.query(
    `INSERT INTO tournament_correction (id, tournament_id, player_id, points, reason, operator_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tournamentId, playerId, points, reason, operatorId, now],
  )
  return BigInt(row.points)
}
