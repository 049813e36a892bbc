import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { Broadcast, Tally } from './broadcast.ts'

const COLUMNS = `id, segment_id AS "segmentId", topic, channels, texts, path, state, send_at AS "sendAt",
  per_second AS "perSecond", players, reached_up_to AS "reachedUpTo", reached, by_site AS "bySite",
  by_email AS "byEmail", by_push AS "byPush", left_closed AS "leftClosed", left_break AS "leftBreak",
  left_unwilling AS "leftUnwilling", left_failed AS "leftFailed", operator_id AS "operatorId",
  created_at AS "createdAt", ended_at AS "endedAt"`

/** What is known of a broadcast when it is written. */
export type NewBroadcast = Pick<
  Broadcast,
  | 'id'
  | 'segmentId'
  | 'topic'
  | 'channels'
  | 'texts'
  | 'path'
  | 'sendAt'
  | 'perSecond'
  | 'players'
  | 'operatorId'
  | 'createdAt'
>

export function insertBroadcast(tx: Tx, broadcast: NewBroadcast): Promise<Broadcast> {
  const { id, segmentId, topic, channels, texts, path, sendAt, perSecond, players, operatorId, createdAt } = broadcast
  return one<Broadcast>(
    tx,
    `INSERT INTO broadcast (id, segment_id, topic, channels, texts, path, send_at, next_turn_at, per_second, players,
       operator_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11) RETURNING ${COLUMNS}`,
    [id, segmentId, topic, channels, JSON.stringify(texts), path, sendAt, perSecond, players, operatorId, createdAt],
  )
}

export function readBroadcast(db: Queryable, id: string): Promise<Broadcast | undefined> {
  return maybeOne<Broadcast>(db, `SELECT ${COLUMNS} FROM broadcast WHERE id = $1`, [id])
}

/** Newest first. */
export async function readBroadcasts(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Broadcast[]; totalRows: number }> {
  const text = `SELECT ${COLUMNS} FROM broadcast ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`
  const rows = await many<Broadcast>(db, text, [limit, offset])
  return { rows, totalRows: (await one<{ count: number }>(db, 'SELECT count(*) AS count FROM broadcast', [])).count }
}

/** Takes the turn that is due, so that no other begins before `nextAt`; undefined when none is, or it is over. */
export function takeTurn(tx: Tx, id: string, now: Date, nextAt: Date): Promise<Broadcast | undefined> {
  return maybeOne<Broadcast>(
    tx,
    `UPDATE broadcast SET state = 'sending', next_turn_at = $3
     WHERE id = $1 AND state IN ('waiting', 'sending') AND next_turn_at <= $2 RETURNING ${COLUMNS}`,
    [id, now, nextAt],
  )
}

/** Those whose turn was due before then and that nobody took up. */
export async function readLeft(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const text = `SELECT id FROM broadcast WHERE state IN ('waiting', 'sending') AND next_turn_at < $1
    ORDER BY next_turn_at LIMIT $2`
  return (await many<{ id: string }>(db, text, [before, limit])).map(({ id }) => id)
}

/**
 * Goes on from one player to the next, and holds the broadcast until the transaction ends. False when another turn is
 * further already, or somebody stopped it.
 */
export async function moveOn(tx: Tx, id: string, from: string | null, to: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE broadcast SET reached_up_to = $3
     WHERE id = $1 AND state = 'sending' AND reached_up_to IS NOT DISTINCT FROM $2`,
    [id, from, to],
  )
  return rowCount === 1
}

export async function addTally(tx: Tx, id: string, tally: Tally & { leftFailed: number }): Promise<void> {
  await tx.query(
    `UPDATE broadcast SET reached = reached + $2, by_site = by_site + $3, by_email = by_email + $4, by_push = by_push + $5,
       left_closed = left_closed + $6, left_break = left_break + $7, left_unwilling = left_unwilling + $8,
       left_failed = left_failed + $9
     WHERE id = $1`,
    [
      id,
      tally.reached,
      tally.bySite,
      tally.byEmail,
      tally.byPush,
      tally.leftClosed,
      tally.leftBreak,
      tally.leftUnwilling,
      tally.leftFailed,
    ],
  )
}

/** Ends one that is under way, or waits; undefined where none of this id is. */
export function endBroadcast(tx: Tx, id: string, state: 'sent' | 'stopped', now: Date): Promise<Broadcast | undefined> {
  return maybeOne<Broadcast>(
    tx,
    `UPDATE broadcast SET state = $2, ended_at = $3 WHERE id = $1 AND state IN ('waiting', 'sending') RETURNING ${COLUMNS}`,
    [id, state, now],
  )
}
