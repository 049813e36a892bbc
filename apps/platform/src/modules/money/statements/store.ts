import { many, maybeOne, type Queryable, type Tx } from '@baize/database'

/** Those of the players who have no statement of the month yet. */
export async function readUntold(db: Queryable, month: string, playerIds: readonly string[]): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT id FROM unnest($2::uuid[]) AS id
     WHERE NOT EXISTS (SELECT FROM player_statement WHERE player_id = id AND month = $1)`,
    [month, playerIds],
  )
  return rows.map(({ id }) => id)
}

/** Resolves to false when the player has one of the month already. */
export async function insertStatement(
  tx: Tx,
  { playerId, month, closings, now }: { playerId: string; month: string; closings: Record<string, string>; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO player_statement (player_id, month, written_at, closings) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, month) DO NOTHING`,
    [playerId, month, now, closings],
  )
  return rowCount === 1
}

/** What the player's last statement before the month ended with, by currency; empty when there was none. */
export async function readLastClosings(
  db: Queryable,
  playerId: string,
  month: string,
): Promise<Record<string, string>> {
  const row = await maybeOne<{ closings: Record<string, string> }>(
    db,
    'SELECT closings FROM player_statement WHERE player_id = $1 AND month < $2 ORDER BY month DESC LIMIT 1',
    [playerId, month],
  )
  return row?.closings ?? {}
}
