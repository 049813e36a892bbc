import type { OperatorRole } from '@baize/contract'
import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { StoredOperator } from './operator.ts'

const COLUMNS = `id, name, roles, is_enabled AS "isEnabled", password_hash IS NOT NULL AS "isEnrolled",
  created_at AS "createdAt"`

export async function readOperators(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredOperator[]; totalRows: number }> {
  const rows = await many<StoredOperator>(db, `SELECT ${COLUMNS} FROM operator ORDER BY name LIMIT $1 OFFSET $2`, [
    limit,
    offset,
  ])
  const { count } = await one<{ count: number }>(db, 'SELECT count(*) FROM operator')
  return { rows, totalRows: count }
}

export function readOperator(db: Queryable, id: string): Promise<StoredOperator | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM operator WHERE id = $1`, [id])
}

export function readOperatorByName(db: Queryable, name: string): Promise<StoredOperator | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM operator WHERE name = $1`, [name])
}

/** Makes changes to who the operators are take turns until the transaction ends. */
export async function lockOperators(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('operators', 0))`)
}

/** What an invited operator proves themselves by. */
export interface InvitationRow {
  authenticatorKey: Buffer
  invitationHash: Buffer
  endsAt: Date
}

export async function insertOperator(
  tx: Tx,
  operator: Pick<StoredOperator, 'id' | 'name' | 'roles' | 'createdAt'> & InvitationRow,
): Promise<void> {
  const { id, name, roles, authenticatorKey, invitationHash, endsAt, createdAt } = operator
  await tx.query(
    `INSERT INTO operator (id, name, roles, authenticator_key, invitation_hash, invitation_ends_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, name, roles, authenticatorKey, invitationHash, endsAt, createdAt],
  )
}

/** Takes password and authenticator away and puts an invitation in their place. */
export async function replaceProofs(tx: Tx, id: string, row: InvitationRow): Promise<void> {
  await tx.query(
    `UPDATE operator SET password_hash = NULL, authenticator_key = $2, authenticator_step = 0, invitation_hash = $3,
       invitation_ends_at = $4 WHERE id = $1`,
    [id, row.authenticatorKey, row.invitationHash, row.endsAt],
  )
}

export function updateOperator(
  tx: Tx,
  id: string,
  { roles, isEnabled }: Pick<StoredOperator, 'roles' | 'isEnabled'>,
): Promise<StoredOperator> {
  return one(tx, `UPDATE operator SET roles = $2, is_enabled = $3 WHERE id = $1 RETURNING ${COLUMNS}`, [
    id,
    roles,
    isEnabled,
  ])
}

/** Whether somebody who can sign in is an owner. */
export async function hasOwner(tx: Tx): Promise<boolean> {
  const text = `SELECT 1 FROM operator WHERE is_enabled AND password_hash IS NOT NULL AND 'owner' = ANY(roles) LIMIT 1`
  return (await maybeOne(tx, text)) !== undefined
}

/** Who was invited by this, while it holds. */
export function readInvited(
  db: Queryable,
  invitationHash: Buffer,
  now: Date,
): Promise<(StoredOperator & { authenticatorKey: Buffer }) | undefined> {
  return maybeOne(
    db,
    `SELECT ${COLUMNS}, authenticator_key AS "authenticatorKey" FROM operator
     WHERE invitation_hash = $1 AND invitation_ends_at > $2 AND is_enabled`,
    [invitationHash, now],
  )
}

/** Ends the invitation. Undefined when it is used already, or over. */
export function enrol(
  tx: Tx,
  {
    invitationHash,
    passwordHash,
    step,
    now,
  }: { invitationHash: Buffer; passwordHash: string; step: number; now: Date },
): Promise<StoredOperator | undefined> {
  return maybeOne(
    tx,
    `UPDATE operator SET password_hash = $2, authenticator_step = $3, invitation_hash = NULL, invitation_ends_at = NULL
     WHERE invitation_hash = $1 AND invitation_ends_at > $4 AND is_enabled RETURNING ${COLUMNS}`,
    [invitationHash, passwordHash, step, now],
  )
}

export function readPasswordHash(
  db: Queryable,
  name: string,
): Promise<{ id: string; passwordHash: string | null } | undefined> {
  return maybeOne(db, 'SELECT id, password_hash AS "passwordHash" FROM operator WHERE name = $1', [name])
}

export type ProvedOperator = StoredOperator & { authenticatorKey: Buffer; authenticatorStep: number }

/** The operator if the password is still the one with this hash, locked so that codes are taken one after the other. */
export function lockProved(
  tx: Tx,
  { operatorId, passwordHash }: { operatorId: string; passwordHash: string },
): Promise<ProvedOperator | undefined> {
  return maybeOne(
    tx,
    `SELECT ${COLUMNS}, authenticator_key AS "authenticatorKey", authenticator_step AS "authenticatorStep"
     FROM operator WHERE id = $1 AND password_hash = $2 AND is_enabled FOR UPDATE`,
    [operatorId, passwordHash],
  )
}

export async function replacePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.query('UPDATE operator SET password_hash = $2 WHERE id = $1', [id, passwordHash])
}

/** Closes the operator's sessions but the one that is kept. */
export async function closeOtherSessions(tx: Tx, operatorId: string, keptId: string, now: Date): Promise<void> {
  await tx.query(
    'UPDATE operator_session SET closed_at = $3 WHERE operator_id = $1 AND closed_at IS NULL AND id <> $2',
    [operatorId, keptId, now],
  )
}

export async function saveStep(tx: Tx, id: string, step: number): Promise<void> {
  await tx.query('UPDATE operator SET authenticator_step = $2 WHERE id = $1', [id, step])
}

export async function insertSession(
  tx: Tx,
  session: {
    id: string
    operatorId: string
    role: OperatorRole
    tokenHash: Buffer
    address: string
    userAgent: string
    createdAt: Date
  },
): Promise<void> {
  const { id, operatorId, role, tokenHash, address, userAgent, createdAt } = session
  await tx.query(
    `INSERT INTO operator_session (id, operator_id, role, token_hash, address, user_agent, created_at, last_seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, operatorId, role, tokenHash, address, userAgent, createdAt],
  )
}

/** Takes note of a call, and says whose session it was. Undefined for one that is over, or no longer fits its operator. */
export function touchSession(
  db: Queryable,
  tokenHash: Buffer,
  { now, seenAfter, createdAfter }: { now: Date; seenAfter: Date; createdAfter: Date },
): Promise<{ id: string; operatorId: string; name: string; role: OperatorRole; createdAt: Date } | undefined> {
  return maybeOne(
    db,
    `UPDATE operator_session session SET last_seen_at = greatest(last_seen_at, $2)
     FROM operator
     WHERE token_hash = $1 AND closed_at IS NULL AND last_seen_at > $3 AND session.created_at > $4
       AND operator.id = operator_id AND is_enabled AND role = ANY(roles)
     RETURNING session.id, operator_id AS "operatorId", name, role, session.created_at AS "createdAt"`,
    [tokenHash, now, seenAfter, createdAfter],
  )
}

export async function closeSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE operator_session SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL', [id, now])
}

/** Closes the operator's sessions of roles other than these. */
export async function closeSessions(tx: Tx, operatorId: string, keptRoles: readonly OperatorRole[], now: Date) {
  await tx.query(
    `UPDATE operator_session SET closed_at = $3
     WHERE operator_id = $1 AND closed_at IS NULL AND NOT role = ANY($2::text[])`,
    [operatorId, keptRoles, now],
  )
}
