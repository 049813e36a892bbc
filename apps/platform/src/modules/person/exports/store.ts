import { maybeOne, type Queryable, type Tx } from '@baize/database'
import type { ExportedData } from './exported-data.ts'

const COLUMNS = `id, player_id AS "playerId", requested_at AS "requestedAt", ready_at AS "readyAt", expires_at AS "expiresAt"`

/** Lets requests of one player take turns until the transaction ends. */
export async function lockRequests(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('player_export:' || $1, 0))`, [playerId])
}

export async function insertExport(tx: Tx, made: ExportedData): Promise<void> {
  await tx.query('INSERT INTO player_export (id, player_id, requested_at, expires_at) VALUES ($1, $2, $3, $4)', [
    made.id,
    made.playerId,
    made.requestedAt,
    made.expiresAt,
  ])
}

export function readLatest(db: Queryable, playerId: string, now: Date): Promise<ExportedData | undefined> {
  return maybeOne(
    db,
    `SELECT ${COLUMNS} FROM player_export WHERE player_id = $1 AND expires_at > $2 ORDER BY requested_at DESC LIMIT 1`,
    [playerId, now],
  )
}

export function readOpen(db: Queryable, id: string): Promise<ExportedData | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM player_export WHERE id = $1 AND ready_at IS NULL`, [id])
}

export function readFile(
  db: Queryable,
  playerId: string,
  now: Date,
): Promise<{ requestedAt: Date; file: Buffer } | undefined> {
  return maybeOne(
    db,
    `SELECT requested_at AS "requestedAt", file FROM player_export
     WHERE player_id = $1 AND expires_at > $2 AND ready_at IS NOT NULL ORDER BY requested_at DESC LIMIT 1`,
    [playerId, now],
  )
}

export async function saveFile(db: Queryable, id: string, file: Buffer, now: Date): Promise<void> {
  await db.query('UPDATE player_export SET file = $2, ready_at = $3 WHERE id = $1 AND ready_at IS NULL', [
    id,
    file,
    now,
  ])
}

export async function removeExpired(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM player_export WHERE id IN (
       SELECT id FROM player_export WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, countMax],
  )
  return rowCount ?? 0
}
