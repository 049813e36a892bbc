import { maybeOne, type Queryable, type Tx } from '@baize/database'
import type { ExportedData, ExportKind } from './exported-data.ts'

const COLUMNS = `id, player_id AS "playerId", kind, terms, requested_at AS "requestedAt", ready_at AS "readyAt",
  failed_at AS "failedAt", expires_at AS "expiresAt"`

/** Lets requests of one player take turns until the transaction ends. */
export async function lockRequests(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('player_export:' || $1, 0))`, [playerId])
}

export async function insertExport(tx: Tx, made: ExportedData): Promise<void> {
  const { id, playerId, kind, terms, requestedAt, expiresAt } = made
  await tx.query(
    `INSERT INTO player_export (id, player_id, kind, terms, requested_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, playerId, kind, terms, requestedAt, expiresAt],
  )
}

export function readLatest(
  db: Queryable,
  playerId: string,
  kind: ExportKind,
  now: Date,
): Promise<ExportedData | undefined> {
  return maybeOne(
    db,
    `SELECT ${COLUMNS} FROM player_export WHERE player_id = $1 AND kind = $2 AND expires_at > $3
     ORDER BY requested_at DESC, id DESC LIMIT 1`,
    [playerId, kind, now],
  )
}

/** Notes that making it broke off; it may be ready yet. */
export async function saveFailed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE player_export SET failed_at = $2 WHERE id = $1 AND ready_at IS NULL', [id, now])
}

export function readOpen(db: Queryable, id: string): Promise<ExportedData | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM player_export WHERE id = $1 AND ready_at IS NULL`, [id])
}

/** A piece of the latest file that is ready; one from before there were pieces is one by itself, and not sealed. */
export interface StoredPiece {
  requestedAt: Date
  terms: object | null
  partCount: number
  fileId: string | null
  bytes: Buffer
}

export function readPiece(
  db: Queryable,
  { playerId, kind, position }: { playerId: string; kind: ExportKind; position: number },
  now: Date,
): Promise<StoredPiece | undefined> {
  return maybeOne(
    db,
    `SELECT made.requested_at AS "requestedAt", made.terms, coalesce(made.part_count, 1) AS "partCount", made.file_id AS "fileId",
       coalesce(part.bytes, made.file) AS bytes
     FROM (SELECT * FROM player_export
           WHERE player_id = $1 AND kind = $4 AND expires_at > $2 AND ready_at IS NOT NULL
           ORDER BY requested_at DESC, id DESC LIMIT 1) made
       LEFT JOIN player_export_part part ON part.file_id = made.file_id AND part.position = $3
     WHERE part.bytes IS NOT NULL OR (made.file_id IS NULL AND $3 = 0)`,
    [playerId, now, position, kind],
  )
}

export async function insertPiece(
  db: Queryable,
  piece: { exportId: string; fileId: string; position: number; bytes: Buffer },
): Promise<void> {
  await db.query('INSERT INTO player_export_part (export_id, file_id, position, bytes) VALUES ($1, $2, $3, $4)', [
    piece.exportId,
    piece.fileId,
    piece.position,
    piece.bytes,
  ])
}

/** Resolves to false when another making of it was ready before. */
export async function saveReady(
  db: Queryable,
  id: string,
  { fileId, partCount, now }: { fileId: string; partCount: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE player_export SET file_id = $2, part_count = $3, ready_at = $4 WHERE id = $1 AND ready_at IS NULL',
    [id, fileId, partCount, now],
  )
  return rowCount === 1
}

/** Removes the pieces of a making that came too late. */
export async function removeFile(db: Queryable, fileId: string): Promise<void> {
  await db.query('DELETE FROM player_export_part WHERE file_id = $1', [fileId])
}

export async function removeExpired(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM player_export WHERE id IN (
       SELECT id FROM player_export WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, countMax],
  )
  return rowCount ?? 0
}
