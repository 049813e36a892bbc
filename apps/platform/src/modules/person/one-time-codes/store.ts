import type { OneTimeCodeReason } from '@baize/contract'
import { maybeOne, one, type Queryable, type Tx } from '@baize/database'

/** Makes senders to one phone take turns until their transactions end. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('one-time code ' || $1, 0))`, [phone])
}

/** Removes the oldest codes that were sent before then; returns how many. */
export async function removeOlder(db: Queryable, sentBefore: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM one_time_code WHERE id IN (
       SELECT id FROM one_time_code WHERE sent_at < $1 ORDER BY sent_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [sentBefore, countMax],
  )
  return rowCount ?? 0
}

/** How many codes went to the phone since then, and when the last one for this reason did. */
export function readSent(
  tx: Tx,
  { phone, reason }: { phone: string; reason: OneTimeCodeReason },
  sinceAt: Date,
): Promise<{ count: number; lastAt: Date | null }> {
  return one(
    tx,
    `SELECT count(*) AS count, max(sent_at) FILTER (WHERE reason = $2) AS "lastAt"
     FROM one_time_code WHERE phone = $1 AND sent_at > $3`,
    [phone, reason, sinceAt],
  )
}

export interface NewCode {
  id: string
  phone: string
  reason: OneTimeCodeReason
  playerId: string | null
  hash: Buffer
  attempts: number
  sentAt: Date
  expiresAt: Date
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.query(
    `INSERT INTO one_time_code (id, phone, reason, player_id, hash, attempts_left, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [code.id, code.phone, code.reason, code.playerId, code.hash, code.attempts, code.sentAt, code.expiresAt],
  )
}

/** Takes one try at the last code for this reason. Undefined when there is none, or none is left. */
export function takeAttempt(
  db: Queryable,
  { phone, reason }: { phone: string; reason: OneTimeCodeReason },
  now: Date,
): Promise<{ id: string; hash: Buffer; playerId: string | null } | undefined> {
  return maybeOne(
    db,
    `UPDATE one_time_code SET attempts_left = attempts_left - 1
     WHERE id = (SELECT id FROM one_time_code WHERE phone = $1 AND reason = $2 ORDER BY sent_at DESC, id DESC LIMIT 1)
       AND attempts_left > 0 AND used_at IS NULL AND expires_at > $3
     RETURNING id, hash, player_id AS "playerId"`,
    [phone, reason, now],
  )
}

/** Resolves to false when somebody else used it first. */
export async function markUsed(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE one_time_code SET used_at = $2 WHERE id = $1 AND used_at IS NULL', [
    id,
    now,
  ])
  return rowCount === 1
}
