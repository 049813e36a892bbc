import { many, maybeOne, type Queryable, type Tx } from '@baize/database'

export interface NewSubscription {
  id: string
  playerId: string
  sessionId: string
  sealed: Buffer
  createdAt: Date
}

/** A message on its way to a browser. */
export interface StoredPush {
  id: string
  subscriptionId: string
  playerId: string
  sessionId: string
  sealed: Buffer
  kind: string
  locale: string | null
  path: string | null
  /** Those begun, the one it was taken for included. */
  attempts: number
  expiresAt: Date
}

export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { id, playerId, sessionId, sealed, createdAt } = subscription
  // What was on its way to whoever sat here before is none of the next one's business.
  await tx.query('DELETE FROM push_subscription WHERE id = $1 AND player_id <> $2', [id, playerId])
  await tx.query(
    `INSERT INTO push_subscription (id, player_id, session_id, sealed, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET player_id = excluded.player_id, session_id = excluded.session_id,
       sealed = excluded.sealed, created_at = excluded.created_at`,
    [id, playerId, sessionId, sealed, createdAt],
  )
}

/** Removes all but so many of the newest. */
export async function removeOldest(tx: Tx, playerId: string, keptMax: number): Promise<void> {
  await tx.query(
    `DELETE FROM push_subscription WHERE id IN (
       SELECT id FROM push_subscription WHERE player_id = $1 ORDER BY created_at DESC, id OFFSET $2)`,
    [playerId, keptMax],
  )
}

export async function readIds(db: Queryable, playerId: string): Promise<string[]> {
  const text = 'SELECT id FROM push_subscription WHERE player_id = $1 ORDER BY created_at DESC, id'
  return (await many<{ id: string }>(db, text, [playerId])).map(({ id }) => id)
}

/** Those of the players who have a browser that shows messages. */
export async function readHavingBrowsers(db: Queryable, playerIds: readonly string[]): Promise<Set<string>> {
  const text = 'SELECT DISTINCT player_id AS id FROM push_subscription WHERE player_id = ANY ($1)'
  return new Set((await many<{ id: string }>(db, text, [playerIds])).map(({ id }) => id))
}

export async function removeOfPlayer(tx: Tx, playerId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM push_subscription WHERE player_id = $1 AND id = $2', [playerId, id])
  return rowCount === 1
}

/** Those of a sign-in that is over. */
export async function removeOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.query('DELETE FROM push_subscription WHERE session_id = $1', [sessionId])
}

/** Those of players whose accounts are closed. */
export async function removeOfPlayers(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM push_subscription WHERE player_id = ANY($1)', [playerIds])
}

export async function removeSubscription(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM push_subscription WHERE id = $1', [id])
}

interface NewPush extends Pick<StoredPush, 'id' | 'playerId' | 'kind' | 'locale' | 'path' | 'expiresAt'> {
  writtenAt: Date
}

/** Writes a message to each browser of the player that has not got it; whether there was any. */
export async function insertPushes(tx: Tx, push: NewPush): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO push_message (id, subscription_id, kind, locale, path, written_at, next_attempt_at, expires_at)
     SELECT $1, id, $3, $4, $5, $6, $6, $7 FROM push_subscription WHERE player_id = $2
     ON CONFLICT (id, subscription_id) DO NOTHING`,
    [push.id, push.playerId, push.kind, push.locale, push.path, push.writtenAt, push.expiresAt],
  )
  return (rowCount ?? 0) > 0
}

/**
 * Takes what is due, of one message or of all, the oldest first, so that nobody else takes it before `untilAt`.
 */
export function takePushes(
  db: Queryable,
  { id, now, untilAt, countMax }: { id: string | null; now: Date; untilAt: Date; countMax: number },
): Promise<StoredPush[]> {
  return many<StoredPush>(
    db,
    `WITH due AS (
       SELECT id, subscription_id FROM push_message
       WHERE done_at IS NULL AND next_attempt_at <= $2 AND ($1::uuid IS NULL OR id = $1)
       ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED)
     UPDATE push_message AS push SET attempts = attempts + 1, next_attempt_at = $3
     FROM due, push_subscription AS subscription
     WHERE push.id = due.id AND push.subscription_id = due.subscription_id AND subscription.id = push.subscription_id
     RETURNING push.id, push.subscription_id AS "subscriptionId", subscription.player_id AS "playerId",
       subscription.session_id AS "sessionId", subscription.sealed, push.kind, push.locale, push.path, push.attempts,
       push.expires_at AS "expiresAt"`,
    [id, now, untilAt, countMax],
  )
}

type Which = Pick<StoredPush, 'id' | 'subscriptionId'>

/** Lets it wait; `isTried` counts the attempt it was taken for. */
export async function postponePush(
  tx: Tx,
  { id, subscriptionId }: Which,
  dueAt: Date,
  isTried: boolean,
): Promise<void> {
  await tx.query(
    `UPDATE push_message SET next_attempt_at = $3, attempts = attempts - $4 WHERE id = $1 AND subscription_id = $2`,
    [id, subscriptionId, dueAt, isTried ? 0 : 1],
  )
}

export async function markDone(db: Queryable, { id, subscriptionId }: Which, now: Date): Promise<void> {
  await db.query('UPDATE push_message SET done_at = $3 WHERE id = $1 AND subscription_id = $2', [
    id,
    subscriptionId,
    now,
  ])
}

/** When the next of a message is due; undefined when none of it waits. */
export async function readDueAt(db: Queryable, id: string): Promise<Date | undefined> {
  const row = await maybeOne<{ dueAt: Date | null }>(
    db,
    'SELECT min(next_attempt_at) AS "dueAt" FROM push_message WHERE id = $1 AND done_at IS NULL',
    [id],
  )
  return row?.dueAt ?? undefined
}

/** Forgets the oldest that were done before then; returns how many. */
export async function removeDone(db: Queryable, before: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM push_message WHERE (id, subscription_id) IN (
       SELECT id, subscription_id FROM push_message WHERE done_at < $1 ORDER BY done_at LIMIT $2
       FOR UPDATE SKIP LOCKED)`,
    [before, countMax],
  )
  return rowCount ?? 0
}
