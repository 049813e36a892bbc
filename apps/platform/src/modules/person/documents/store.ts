import type { DocumentRejectReason, DocumentStatus } from '@baize/contract'
import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { KeptType } from './inspect/verdict.ts'
import type { StoredDocument } from './document.ts'
import type { WrappedKey } from './vault.ts'

const COLUMNS = `id, player_id AS "playerId", type, file_name AS "fileName", object_id AS "objectId", status,
  reject_reason AS "rejectReason", reject_note AS "rejectNote", reviewed_by AS "reviewedBy",
  reviewed_at AS "reviewedAt", created_at AS "createdAt"`

/** A closed file as its row has it. */
export interface StoredObject extends WrappedKey {
  id: string
  contentType: KeptType
}

/** Makes changes to one player's documents take turns until the transaction ends. */
export async function lockDocuments(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('documents of ' || $1, 0))`, [playerId])
}

/** Newest first; how many there may be is bounded. */
export function readDocuments(db: Queryable, playerId: string): Promise<StoredDocument[]> {
  return many(db, `SELECT ${COLUMNS} FROM player_document WHERE player_id = $1 ORDER BY id DESC`, [playerId])
}

export async function countDocuments(db: Queryable, playerId: string): Promise<number> {
  const text = 'SELECT count(*) AS count FROM player_document WHERE player_id = $1'
  return (await one<{ count: number }>(db, text, [playerId])).count
}

export function insertDocument(
  tx: Tx,
  { id, playerId, type, fileName, objectId, createdAt }: Omit<StoredDocument, `re${string}` | 'status'>,
): Promise<StoredDocument> {
  return one(
    tx,
    `INSERT INTO player_document (id, player_id, type, file_name, object_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [id, playerId, type, fileName, objectId, createdAt],
  )
}

/** The document, locked; only the owner's when `playerId` is given. */
export function lockDocument(tx: Tx, id: string, playerId: string | null): Promise<StoredDocument | undefined> {
  return maybeOne(
    tx,
    `SELECT ${COLUMNS} FROM player_document WHERE id = $1 AND ($2::uuid IS NULL OR player_id = $2) FOR UPDATE`,
    [id, playerId],
  )
}

export function readDocument(db: Queryable, id: string): Promise<StoredDocument | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM player_document WHERE id = $1`, [id])
}

export async function removeDocument(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM player_document WHERE id = $1', [id])
}

/** Takes all documents of these players away, and lets their files go. */
export async function removeDocumentsOf(tx: Tx, playerIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM player_document WHERE player_id = ANY($1) RETURNING object_id)
     UPDATE document_object SET due_at = $2 FROM gone WHERE document_object.id = gone.object_id`,
    [playerIds, now],
  )
}

export interface Decision {
  status: DocumentStatus
  rejectReason: DocumentRejectReason | null
  rejectNote: string | null
  reviewedBy: string
  reviewedAt: Date
}

export function saveDecision(tx: Tx, id: string, decision: Decision): Promise<StoredDocument> {
  return one(
    tx,
    `UPDATE player_document SET status = $2, reject_reason = $3, reject_note = $4, reviewed_by = $5, reviewed_at = $6
     WHERE id = $1 RETURNING ${COLUMNS}`,
    [id, decision.status, decision.rejectReason, decision.rejectNote, decision.reviewedBy, decision.reviewedAt],
  )
}

/** Those that wait for a person, the oldest first. */
export function readWaiting(db: Queryable, { limit, offset }: { limit: number; offset: number }) {
  return many<StoredDocument>(
    db,
    `SELECT ${COLUMNS} FROM player_document WHERE status = 2 ORDER BY id LIMIT $1 OFFSET $2`,
    [limit, offset],
  )
}

export async function countWaiting(db: Queryable): Promise<number> {
  return (await one<{ count: number }>(db, 'SELECT count(*) AS count FROM player_document WHERE status = 2', [])).count
}

export async function insertObject(
  db: Queryable,
  { id, keyId, wrappedKey, contentType }: StoredObject,
  { sizeBytes, dueAt }: { sizeBytes: number; dueAt: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO document_object (id, key_id, wrapped_key, content_type, size_bytes, due_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, keyId, wrappedKey, contentType, sizeBytes, dueAt],
  )
}

export function readObject(db: Queryable, id: string): Promise<StoredObject | undefined> {
  return maybeOne(
    db,
    `SELECT id, key_id AS "keyId", wrapped_key AS "wrappedKey", content_type AS "contentType"
     FROM document_object WHERE id = $1`,
    [id],
  )
}

/** A document keeps the file from now on. False when it waited for too long and goes already. */
export async function keepObject(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE document_object SET due_at = NULL WHERE id = $1 AND due_at > $2', [
    id,
    now,
  ])
  return rowCount === 1
}

/** Nothing keeps the file from now on. */
export async function releaseObject(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE document_object SET due_at = $2 WHERE id = $1', [id, now])
}

export async function readDueObjects(db: Queryable, now: Date, countMax: number): Promise<string[]> {
  const text = 'SELECT id FROM document_object WHERE due_at <= $1 ORDER BY due_at LIMIT $2'
  return (await many<{ id: string }>(db, text, [now, countMax])).map(({ id }) => id)
}

export async function removeObjects(db: Queryable, ids: string[]): Promise<void> {
  await db.query('DELETE FROM document_object WHERE id = ANY($1)', [ids])
}

/** Files whose keys are closed with another key of the house than this one. */
export function lockObjectsOfOtherKeys(tx: Tx, keyId: string, countMax: number): Promise<StoredObject[]> {
  return many(
    tx,
    `SELECT id, key_id AS "keyId", wrapped_key AS "wrappedKey", content_type AS "contentType"
     FROM document_object WHERE key_id <> $1 LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [keyId, countMax],
  )
}

export async function saveKeys(tx: Tx, objects: readonly (WrappedKey & { id: string })[]): Promise<void> {
  await tx.query(
    `UPDATE document_object SET key_id = given.key_id, wrapped_key = given.wrapped_key
     FROM unnest($1::uuid[], $2::text[], $3::bytea[]) AS given (id, key_id, wrapped_key)
     WHERE document_object.id = given.id`,
    [objects.map(({ id }) => id), objects.map(({ keyId }) => keyId), objects.map(({ wrappedKey }) => wrappedKey)],
  )
}

/** How many files each key of the house still opens. */
export function countByKey(db: Queryable): Promise<{ keyId: string; count: number }[]> {
  return many(
    db,
    'SELECT key_id AS "keyId", count(*) AS count FROM document_object GROUP BY key_id ORDER BY key_id',
    [],
  )
}
