import { many, one, type Queryable, type Tx } from '@baize/database'
import type { StoredMessage } from './message.ts'

const COLUMNS = `id, player_id AS "playerId", content, read_at AS "readAt", created_at AS "createdAt"`

/** Whether the message is new. */
export async function insertMessage(tx: Tx, message: StoredMessage): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO player_message (id, player_id, content, read_at, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO NOTHING`,
    [message.id, message.playerId, JSON.stringify(message.content), message.readAt, message.createdAt],
  )
  return rowCount === 1
}

/** Newest first. */
export function readMessages(
  db: Queryable,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredMessage[]> {
  return many<StoredMessage>(
    db,
    {
      name: 'message-list',
      text: `SELECT ${COLUMNS} FROM player_message WHERE player_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    },
    [playerId, limit, offset],
  )
}

export function countMessages(db: Queryable, playerId: string): Promise<{ totalRows: number; totalUnread: number }> {
  return one(
    db,
    {
      name: 'message-counts',
      // Each by an index of its own, so that no message is looked at.
      text: `SELECT (SELECT count(*) FROM player_message WHERE player_id = $1) AS "totalRows",
        (SELECT count(*) FROM player_message WHERE player_id = $1 AND read_at IS NULL) AS "totalUnread"`,
    },
    [playerId],
  )
}

export async function countUnread(db: Queryable, playerId: string): Promise<number> {
  const text = 'SELECT count(*) AS count FROM player_message WHERE player_id = $1 AND read_at IS NULL'
  return (await one<{ count: number }>(db, text, [playerId])).count
}

/** Marks the player's messages among these, or all of them when `ids` is null. */
export async function markRead(tx: Tx, playerId: string, ids: string[] | null, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player_message SET read_at = $3
     WHERE player_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2))`,
    [playerId, ids, now],
  )
}

export async function removeMessages(tx: Tx, playerId: string, ids: string[]): Promise<void> {
  await tx.query('DELETE FROM player_message WHERE player_id = $1 AND id = ANY($2)', [playerId, ids])
}
