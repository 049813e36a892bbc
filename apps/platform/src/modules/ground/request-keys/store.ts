import { maybeOne, one, type Queryable, type Tx } from '@baize/database'

export interface NewKey {
  id: Buffer
  operation: string
  playerId: string | null
  requestHash: Buffer
  attemptId: string
  leasedUntil: Date | null
  createdAt: Date
}

export interface StoredKey {
  isSame: boolean
  attemptId: string
  answer: Buffer | null
  leasedUntil: Date | null
}

/** Writes a key; `false` when it stands already. Waits for a transaction that is writing the same key. */
export async function insertKey(db: Queryable, key: NewKey): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO request_key (id, operation, player_id, request_hash, attempt_id, leased_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
    [key.id, key.operation, key.playerId, key.requestHash, key.attemptId, key.leasedUntil, key.createdAt],
  )
  return rowCount === 1
}

export function readKey(db: Queryable, id: Buffer, requestHash: Buffer): Promise<StoredKey | undefined> {
  return maybeOne(
    db,
    `SELECT request_hash = $2 AS "isSame", attempt_id AS "attemptId", answer, leased_until AS "leasedUntil"
     FROM request_key WHERE id = $1`,
    [id, requestHash],
  )
}

/** Takes over an attempt that nobody is running; `false` when somebody else was quicker. */
export async function takeLease(db: Queryable, id: Buffer, now: Date, until: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE request_key SET leased_until = $3
     WHERE id = $1 AND answer IS NULL AND (leased_until IS NULL OR leased_until <= $2)`,
    [id, now, until],
  )
  return rowCount === 1
}

/** Keeps the first answer and returns it. */
export async function saveAnswer(db: Queryable, id: Buffer, answer: Buffer): Promise<Buffer> {
  const row = await one<{ answer: Buffer }>(
    db,
    'UPDATE request_key SET answer = coalesce(answer, $2), leased_until = NULL WHERE id = $1 RETURNING answer',
    [id, answer],
  )
  return row.answer
}

export function lockKey(tx: Tx, id: Buffer): Promise<{ answer: Buffer | null } | undefined> {
  return maybeOne(tx, 'SELECT answer FROM request_key WHERE id = $1 FOR UPDATE', [id])
}

/** Lets the next attempt go on without waiting for the end of the lease. */
export async function endLease(db: Queryable, id: Buffer): Promise<void> {
  await db.query('UPDATE request_key SET leased_until = NULL WHERE id = $1 AND answer IS NULL', [id])
}

export async function deleteKey(db: Queryable, id: Buffer): Promise<void> {
  await db.query('DELETE FROM request_key WHERE id = $1 AND answer IS NULL', [id])
}

/** Deletes keys made before then, the oldest first. Returns how many. */
export async function deleteOld(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM request_key WHERE id IN (
       SELECT id FROM request_key WHERE created_at < $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, limit],
  )
  return rowCount ?? 0
}
