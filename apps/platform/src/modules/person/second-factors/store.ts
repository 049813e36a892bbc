import { maybeOne, type Queryable, type Tx } from '@baize/database'

export interface StoredFactor {
  authenticatorKey: Buffer | null
  authenticatorStep: number
  pendingKey: Buffer | null
}

/** Makes takers of codes take turns. */
export async function lockFactor(tx: Tx, playerId: string): Promise<StoredFactor | undefined> {
  const row = await maybeOne<Omit<StoredFactor, 'authenticatorStep'> & { step: string }>(
    tx,
    `SELECT authenticator_key AS "authenticatorKey", authenticator_step::text AS step, pending_key AS "pendingKey"
     FROM second_factor WHERE player_id = $1 FOR UPDATE`,
    [playerId],
  )
  return row && { ...row, authenticatorStep: Number(row.step) }
}

export function readStanding(
  db: Queryable,
  playerId: string,
): Promise<{ confirmedAt: Date | null; recoveryCodesLeft: number } | undefined> {
  return maybeOne(
    db,
    `SELECT confirmed_at AS "confirmedAt",
       (SELECT count(*)::integer FROM second_factor_recovery_code code
        WHERE code.player_id = factor.player_id AND used_at IS NULL) AS "recoveryCodesLeft"
     FROM second_factor factor WHERE player_id = $1`,
    [playerId],
  )
}

export async function savePending(tx: Tx, playerId: string, pendingKey: Buffer): Promise<void> {
  await tx.query(
    `INSERT INTO second_factor (player_id, pending_key) VALUES ($1, $2)
     ON CONFLICT (player_id) DO UPDATE SET pending_key = excluded.pending_key`,
    [playerId, pendingKey],
  )
}

export async function confirmPending(tx: Tx, playerId: string, step: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE second_factor SET authenticator_key = pending_key, pending_key = NULL, authenticator_step = $2,
       confirmed_at = $3 WHERE player_id = $1`,
    [playerId, step, now],
  )
}

export async function saveStep(tx: Tx, playerId: string, step: number): Promise<void> {
  await tx.query('UPDATE second_factor SET authenticator_step = $2 WHERE player_id = $1', [playerId, step])
}

export async function replaceCodes(tx: Tx, playerId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('DELETE FROM second_factor_recovery_code WHERE player_id = $1', [playerId])
  await tx.query('INSERT INTO second_factor_recovery_code (player_id, hash) SELECT $1, unnest($2::bytea[])', [
    playerId,
    hashes,
  ])
}

/** Resolves to false for one that is unknown or was used. */
export async function useCode(tx: Tx, playerId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE second_factor_recovery_code SET used_at = $3 WHERE player_id = $1 AND hash = $2 AND used_at IS NULL`,
    [playerId, hash, now],
  )
  return rowCount === 1
}

export async function removeAll(tx: Tx, playerId: string): Promise<void> {
  await tx.query('DELETE FROM second_factor_recovery_code WHERE player_id = $1', [playerId])
  await tx.query('DELETE FROM second_factor_challenge WHERE player_id = $1', [playerId])
  await tx.query('DELETE FROM second_factor WHERE player_id = $1', [playerId])
}

interface NewChallenge {
  hash: Buffer
  playerId: string
  passwordMark: Buffer
  isPlaceKnown: boolean
  fingerprint: string | null
  attempts: number
  expiresAt: Date
}

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx.query(
    `INSERT INTO second_factor_challenge
       (hash, player_id, password_mark, is_place_known, fingerprint, attempts_left, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      challenge.hash,
      challenge.playerId,
      challenge.passwordMark,
      challenge.isPlaceKnown,
      challenge.fingerprint,
      challenge.attempts,
      challenge.expiresAt,
    ],
  )
}

export function takeAttempt(
  db: Queryable,
  hash: Buffer,
  now: Date,
): Promise<{ playerId: string; isPlaceKnown: boolean; fingerprint: string | null } | undefined> {
  return maybeOne(
    db,
    `UPDATE second_factor_challenge SET attempts_left = attempts_left - 1
     WHERE hash = $1 AND expires_at > $2 AND attempts_left > 0
     RETURNING player_id AS "playerId", is_place_known AS "isPlaceKnown", fingerprint`,
    [hash, now],
  )
}

export function removeChallenge(tx: Tx, hash: Buffer): Promise<{ passwordMark: Buffer } | undefined> {
  return maybeOne(tx, 'DELETE FROM second_factor_challenge WHERE hash = $1 RETURNING password_mark AS "passwordMark"', [
    hash,
  ])
}

export async function removeOver(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM second_factor_challenge WHERE hash IN (
       SELECT hash FROM second_factor_challenge WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2
       FOR UPDATE SKIP LOCKED)`,
    [now, countMax],
  )
  return rowCount ?? 0
}
