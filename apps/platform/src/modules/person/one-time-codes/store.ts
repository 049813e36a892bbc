import type { OneTimeCodeReason } from '@baize/contract'
import { maybeOne, one, type Queryable, type Tx } from '@baize/database'

/** What a code is for: what the contract names, and the fresh proof that a session asks for. */
export type CodeReason = OneTimeCodeReason | 'freshProof'

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

/** What went to a phone since some moment. */
export interface Sent {
  /** When the last one for this reason did. */
  lastAt: Date | null
  ofOwner: number
  ownerFirstAt: Date | null
  ofStrangers: number
  strangersLastAt: Date | null
  /** To strangers of this network. */
  ofNetwork: number
  networkFirstAt: Date | null
}

export function readSent(
  tx: Tx,
  { phone, reason, network }: { phone: string; reason: CodeReason; network: string },
  sinceAt: Date,
): Promise<Sent> {
  return one(
    tx,
    `SELECT max(sent_at) FILTER (WHERE reason = $2) AS "lastAt",
       count(*) FILTER (WHERE is_owner) AS "ofOwner", min(sent_at) FILTER (WHERE is_owner) AS "ownerFirstAt",
       count(*) FILTER (WHERE NOT is_owner) AS "ofStrangers",
       max(sent_at) FILTER (WHERE NOT is_owner) AS "strangersLastAt",
       count(*) FILTER (WHERE NOT is_owner AND network = $4) AS "ofNetwork",
       min(sent_at) FILTER (WHERE NOT is_owner AND network = $4) AS "networkFirstAt"
     FROM one_time_code WHERE phone = $1 AND sent_at > $3`,
    [phone, reason, sinceAt, network],
  )
}

export interface NewCode {
  id: string
  phone: string
  reason: CodeReason
  playerId: string | null
  isOwner: boolean
  network: string
  hash: Buffer
  attempts: number
  sentAt: Date
  expiresAt: Date
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.query(
    `INSERT INTO one_time_code (id, phone, reason, player_id, is_owner, network, hash, attempts_left,
       foreign_attempts_left, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10)`,
    [
      code.id,
      code.phone,
      code.reason,
      code.playerId,
      code.isOwner,
      code.network,
      code.hash,
      code.attempts,
      code.sentAt,
      code.expiresAt,
    ],
  )
}

/**
 * Takes one try at the last code for this reason: of its own tries, or of those that anybody else has. Undefined when
 * there is no code, or no such try is left.
 */
export function takeAttempt(
  db: Queryable,
  asked: { phone: string; reason: CodeReason; isOwner: boolean; network: string },
  now: Date,
): Promise<{ id: string; hash: Buffer; playerId: string | null } | undefined> {
  return maybeOne(
    db,
    `UPDATE one_time_code SET
       attempts_left = attempts_left - ($4 OR network = $5)::integer,
       foreign_attempts_left = foreign_attempts_left - (NOT ($4 OR network = $5))::integer
     WHERE id = (SELECT id FROM one_time_code WHERE phone = $1 AND reason = $2 ORDER BY sent_at DESC, id DESC LIMIT 1)
       AND CASE WHEN $4 OR network = $5 THEN attempts_left ELSE foreign_attempts_left END > 0
       AND used_at IS NULL AND expires_at > $3
     RETURNING id, hash, player_id AS "playerId"`,
    [asked.phone, asked.reason, now, asked.isOwner, asked.network],
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
