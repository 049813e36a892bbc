import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'

/** A session as the row has it. */
export interface StoredSession {
  id: string
  playerId: string
  deviceType: string
  userAgent: string
  address: string
  country: string | null
  createdAt: Date
  lastSeenAt: Date
  closedAt: Date | null
}

const COLUMNS = `id, player_id AS "playerId", device_type AS "deviceType", user_agent AS "userAgent", address, country,
  created_at AS "createdAt", last_seen_at AS "lastSeenAt", closed_at AS "closedAt"`

export type NewSession = Omit<StoredSession, 'lastSeenAt' | 'closedAt'> & {
  secretHash: Buffer
  fingerprint: string | null
  proof: StoredProof | null
  /** Minutes without a sign of the player after which it ends; null where it does not end by that. */
  idleMinutes: number | null
}

/** When and by what the owner of a session last proved who they are. */
export interface StoredProof {
  /** SHA-256 of the secret that the browser has. */
  proofHash: Buffer
  provedAt: Date
  provedBy: string
}

/** Resolves to false when the session is closed. */
export async function saveProof(tx: Tx, id: string, proof: StoredProof): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE player_session SET proof_hash = $2, proved_at = $3, proved_by = $4 WHERE id = $1 AND closed_at IS NULL`,
    [id, proof.proofHash, proof.provedAt, proof.provedBy],
  )
  return rowCount === 1
}

/** The hash of a proof that was given after then, in a session that is open. */
export async function readProofHash(db: Queryable, id: string, provedAfter: Date): Promise<Buffer | undefined> {
  const row = await maybeOne<{ proofHash: Buffer }>(
    db,
    `SELECT proof_hash AS "proofHash" FROM player_session WHERE id = $1 AND closed_at IS NULL AND proved_at > $2`,
    [id, provedAfter],
  )
  return row?.proofHash
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    `INSERT INTO player_session
       (id, player_id, secret_hash, device_type, user_agent, address, country, fingerprint, created_at, last_seen_at,
        proof_hash, proved_at, proved_by, idle_minutes, idle_ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13::integer,
       $9::timestamptz + make_interval(mins => $13::integer))`,
    [
      session.id,
      session.playerId,
      session.secretHash,
      session.deviceType,
      session.userAgent,
      session.address,
      session.country,
      session.fingerprint,
      session.createdAt,
      session.proof?.proofHash ?? null,
      session.proof?.provedAt ?? null,
      session.proof?.provedBy ?? null,
      session.idleMinutes,
    ],
  )
}

/** A session that is open and not idle for too long, of a player who may be signed in. */
export function readOpenSession(
  db: Queryable,
  { sessionId, playerId }: { sessionId: string; playerId: string },
  now: Date,
): Promise<{ secretHash: Buffer; createdAt: Date; idleMinutes: number | null } | undefined> {
  return maybeOne(
    db,
    {
      // Asked by every call of somebody signed in.
      name: 'session-open',
      text: `SELECT secret_hash AS "secretHash", session.created_at AS "createdAt", idle_minutes AS "idleMinutes"
        FROM player_session session
        JOIN player_with_access player ON player.id = session.player_id
        WHERE session.id = $1 AND session.player_id = $2 AND session.closed_at IS NULL
          AND (session.idle_ends_at IS NULL OR session.idle_ends_at > $3)`,
    },
    [sessionId, playerId, now],
  )
}

/** Resolves to false when the session was closed meanwhile. */
export async function touchSession(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE player_session SET last_seen_at = $2 WHERE id = $1 AND closed_at IS NULL',
    [id, now],
  )
  return rowCount === 1
}

export function readSession(db: Queryable, id: string, playerId: string): Promise<StoredSession | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM player_session WHERE id = $1 AND player_id = $2`, [id, playerId])
}

/** Resolves to undefined when it is not the player's, or closed already. */
export function markClosed(
  tx: Tx,
  { id, playerId, endedBy, now }: { id: string; playerId: string; endedBy: string; now: Date },
): Promise<StoredSession | undefined> {
  return maybeOne(
    tx,
    `UPDATE player_session SET closed_at = $3, ended_by = $4 WHERE id = $1 AND player_id = $2 AND closed_at IS NULL
     RETURNING ${COLUMNS}`,
    [id, playerId, now, endedBy],
  )
}

/** What ended a session of the player; null while it is open or where nobody noted it. */
export async function readEnd(
  db: Queryable,
  { sessionId, playerId }: { sessionId: string; playerId: string },
  now: Date,
): Promise<string | null> {
  const row = await maybeOne<{ endedBy: string | null }>(
    db,
    `SELECT CASE WHEN closed_at IS NULL AND idle_ends_at <= $3 THEN 'idle' ELSE ended_by END AS "endedBy"
     FROM player_session WHERE id = $1 AND player_id = $2`,
    [sessionId, playerId, now],
  )
  return row?.endedBy ?? null
}

/** Closes every open session of the player, but one where it is named, and resolves to the ids. */
export async function markOthersClosed(
  tx: Tx,
  { playerId, keptId, endedBy, now }: { playerId: string; keptId: string | null; endedBy: string; now: Date },
): Promise<string[]> {
  const rows = await many<{ id: string }>(
    tx,
    `UPDATE player_session SET closed_at = $3, ended_by = $4
     WHERE player_id = $1 AND id IS DISTINCT FROM $2 AND closed_at IS NULL
     RETURNING id`,
    [playerId, keptId, now, endedBy],
  )
  return rows.map(({ id }) => id)
}

/** Closes the open sessions that nothing was heard of since then. */
export async function closeUnseen(db: Queryable, seenBefore: Date, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE player_session SET closed_at = $2, ended_by = 'expired' WHERE id IN (
       SELECT id FROM player_session WHERE closed_at IS NULL AND last_seen_at < $1
       ORDER BY last_seen_at LIMIT $3 FOR UPDATE SKIP LOCKED)`,
    [seenBefore, now, countMax],
  )
  return rowCount ?? 0
}

export async function removeClosed(db: Queryable, closedBefore: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM player_session WHERE id IN (
       SELECT id FROM player_session WHERE closed_at < $1 ORDER BY closed_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [closedBefore, countMax],
  )
  return rowCount ?? 0
}

export async function readSessions(
  db: Queryable,
  playerId: string,
  { limit, offset, isOpen }: { limit: number; offset: number; isOpen?: boolean },
): Promise<{ rows: StoredSession[]; totalRows: number }> {
  const condition = 'player_id = $1 AND ($2::boolean IS NULL OR (closed_at IS NULL) = $2)'
  const { totalRows } = await one<{ totalRows: number }>(
    db,
    `SELECT count(*) AS "totalRows" FROM player_session WHERE ${condition}`,
    [playerId, isOpen],
  )
  const rows = await many<StoredSession>(
    db,
    `SELECT ${COLUMNS} FROM player_session WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [playerId, isOpen, limit, offset],
  )
  return { rows, totalRows }
}

/** Of these sessions, the ones whose tokens are refused. */
export async function readClosed(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id)
     WHERE NOT EXISTS (
       SELECT 1 FROM player_session session JOIN player_with_access player ON player.id = session.player_id
       WHERE session.id = asked.id AND session.closed_at IS NULL)`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Whether a session was ended by somebody, or is forgotten; one that only rests for want of a sign is not. */
export async function readIsSignedOut(db: Queryable, id: string): Promise<boolean> {
  const text = `SELECT 1 FROM player_session WHERE id = $1 AND (closed_at IS NULL OR ended_by = 'idle')`
  return (await maybeOne(db, text, [id])) === undefined
}

/** Players with an open session that was seen since then, by their ids. */
export async function readPresentPlayers(
  db: Queryable,
  { seenSince, after, countMax }: { seenSince: Date; after: string | null; countMax: number },
): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT DISTINCT player_id AS "playerId" FROM player_session
     WHERE closed_at IS NULL AND last_seen_at >= $1 AND ($2::uuid IS NULL OR player_id > $2)
     ORDER BY player_id LIMIT $3`,
    [seenSince, after, countMax],
  )
  return rows.map(({ playerId }) => playerId)
}

/** Whether the player signed in from this country, as far as is remembered. */
export async function readIsCountryKnown(db: Queryable, playerId: string, country: string): Promise<boolean> {
  const text = 'SELECT 1 FROM player_session WHERE player_id = $1 AND country = $2 LIMIT 1'
  return (await maybeOne(db, text, [playerId, country])) !== undefined
}

/** From where the player signed in, of the last so many times. */
export async function readAddresses(db: Queryable, playerId: string | null, countMax: number): Promise<string[]> {
  const rows = await many<{ address: string }>(
    db,
    `SELECT DISTINCT address FROM (
       SELECT address FROM player_session WHERE player_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2) latest`,
    [playerId, countMax],
  )
  return rows.map(({ address }) => address)
}

export async function readIsClosed(db: Queryable, id: string, at: Date): Promise<boolean> {
  const { closed } = await one<{ closed: boolean }>(db, 'SELECT session_is_closed($1, $2) AS closed', [id, at])
  return closed
}
