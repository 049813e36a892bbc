import { maybeOne, type Queryable, type Tx } from '@baize/database'
import type { Player } from './player.ts'

export type CodePurpose = 'password_reset' | 'email_confirmation' | 'sign_in_link' | 'sign_in_alarm'

interface NewCode {
  hash: Buffer
  expiresAt: Date
  now: Date
}

/** Removes the codes that ended longest ago; returns how many. */
export async function removeExpired(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM player_code WHERE hash IN (
       SELECT hash FROM player_code WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, countMax],
  )
  return rowCount ?? 0
}

/** The new code takes the place of the one before. */
const REPLACING = `ON CONFLICT (player_id, sole_purpose) DO UPDATE SET hash = EXCLUDED.hash,
  contact = EXCLUDED.contact, created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at`

/** Keeps a code beside those before it, or as the only one for its purpose. */
export async function insertCode(
  tx: Tx,
  code: NewCode & { purpose: CodePurpose; playerId: string; contact: string; isSole: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO player_code (hash, purpose, player_id, contact, created_at, expires_at, sole_purpose)
     VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $7 THEN $2 END) ${REPLACING}`,
    [code.hash, code.purpose, code.playerId, code.contact, code.now, code.expiresAt, code.isSole],
  )
}

/** One statement, whether or not there is such a player. */
export function insertResetByEmail(
  tx: Tx,
  { hash, expiresAt, now, email }: NewCode & { email: string },
): Promise<Pick<Player, 'id' | 'email' | 'locale'> | undefined> {
  return maybeOne(
    tx,
    `WITH reader AS (
       SELECT player.id, email, locale FROM player JOIN player_with_access USING (id) WHERE email = $4
     ), issued AS (
       INSERT INTO player_code (hash, purpose, player_id, contact, created_at, expires_at, sole_purpose)
       SELECT $1, 'password_reset', id, email, $2, $3, 'password_reset' FROM reader ${REPLACING}
     )
     SELECT id, email, locale FROM reader`,
    [hash, now, expiresAt, email],
  )
}

interface GivenCode {
  purpose: CodePurpose
  hash: Buffer
  now: Date
}

/** Whose code it is, while it is good. */
export function readCodeOwner(
  db: Queryable,
  { purpose, hash, now }: GivenCode,
): Promise<Pick<Player, 'id' | 'email' | 'phone'> | undefined> {
  return maybeOne(
    db,
    `SELECT player.id, player.email, player.phone FROM player_code code JOIN player ON player.id = code.player_id
     WHERE code.hash = $1 AND code.purpose = $2 AND code.expires_at > $3`,
    [hash, purpose, now],
  )
}

/** Removes the code and says whose it was; of two takers at the same moment the second finds nothing. */
export function takeCode(
  tx: Tx,
  { purpose, hash, now }: GivenCode,
): Promise<{ playerId: string; contact: string } | undefined> {
  return maybeOne(
    tx,
    `DELETE FROM player_code WHERE hash = $1 AND purpose = $2 AND expires_at > $3
     RETURNING player_id AS "playerId", contact`,
    [hash, purpose, now],
  )
}

export async function removeCodes(tx: Tx, purpose: CodePurpose, playerId: string): Promise<void> {
  await tx.query('DELETE FROM player_code WHERE player_id = $1 AND purpose = $2', [playerId, purpose])
}
