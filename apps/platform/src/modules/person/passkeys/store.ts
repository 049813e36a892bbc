import type { PasskeyTransport } from '@baize/contract'
import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'

/** A passkey as the row has it. */
export interface StoredPasskey {
  id: string
  playerId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: PasskeyTransport[]
  name: string
  isBackedUp: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

/** What a device is asked for. */
export type Purpose = 'addition' | 'sign_in' | 'proof'

const COLUMNS = `id, player_id AS "playerId", credential_id AS "credentialId", public_key AS "publicKey",
  counter::double precision AS counter, transports, name, is_backed_up AS "isBackedUp", created_at AS "createdAt",
  last_used_at AS "lastUsedAt"`

/** A player has few, so there are no pages. */
export function readPasskeys(db: Queryable, playerId: string): Promise<StoredPasskey[]> {
  return many(db, `SELECT ${COLUMNS} FROM passkey WHERE player_id = $1 ORDER BY created_at, id`, [playerId])
}

export function readByCredential(db: Queryable, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM passkey WHERE credential_id = $1`, [credentialId])
}

export async function countPasskeys(db: Queryable, playerId: string): Promise<number> {
  const text = 'SELECT count(*)::integer AS count FROM passkey WHERE player_id = $1'
  return (await one<{ count: number }>(db, text, [playerId])).count
}

/** Resolves to false when somebody has this very key. */
export async function insertPasskey(tx: Tx, passkey: StoredPasskey): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO passkey (id, player_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING`,
    [
      passkey.id,
      passkey.playerId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.name,
      passkey.isBackedUp,
      passkey.createdAt,
    ],
  )
  return rowCount === 1
}

/** Resolves to false when it is gone, or counts and has counted as far already. */
export async function saveUse(
  tx: Tx,
  { id, counter, isBackedUp }: Pick<StoredPasskey, 'id' | 'counter' | 'isBackedUp'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE passkey SET counter = $2, is_backed_up = $3, last_used_at = $4
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, isBackedUp, now],
  )
  return rowCount === 1
}

export function saveName(
  tx: Tx,
  { id, playerId, name }: { id: string; playerId: string; name: string },
): Promise<StoredPasskey | undefined> {
  const text = `UPDATE passkey SET name = $3 WHERE id = $1 AND player_id = $2 RETURNING ${COLUMNS}`
  return maybeOne(tx, text, [id, playerId, name])
}

export function removePasskey(
  tx: Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<StoredPasskey | undefined> {
  return maybeOne(tx, `DELETE FROM passkey WHERE id = $1 AND player_id = $2 RETURNING ${COLUMNS}`, [id, playerId])
}

export async function removeAll(tx: Tx, playerId: string): Promise<void> {
  await tx.query('DELETE FROM passkey WHERE player_id = $1', [playerId])
}

export async function insertChallenge(
  db: Queryable,
  { hash, purpose, playerId, expiresAt }: { hash: Buffer; purpose: Purpose; playerId: string | null; expiresAt: Date },
): Promise<void> {
  const text = 'INSERT INTO passkey_challenge (hash, purpose, player_id, expires_at) VALUES ($1, $2, $3, $4)'
  await db.query(text, [hash, purpose, playerId, expiresAt])
}

/** Resolves to false for one that is unknown, used, over, or for something else. */
export async function removeChallenge(
  db: Queryable,
  { hash, purpose, playerId, now }: { hash: Buffer; purpose: Purpose; playerId: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `DELETE FROM passkey_challenge
     WHERE hash = $1 AND purpose = $2 AND player_id IS NOT DISTINCT FROM $3 AND expires_at > $4`,
    [hash, purpose, playerId, now],
  )
  return rowCount === 1
}

export async function removeOver(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM passkey_challenge WHERE hash IN (
       SELECT hash FROM passkey_challenge WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, countMax],
  )
  return rowCount ?? 0
}
