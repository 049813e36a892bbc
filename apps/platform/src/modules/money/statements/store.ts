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
  {
    playerId,
    month,
    closings,
    endsAt,
    now,
  }: { playerId: string; month: string; closings: Record<string, string>; endsAt: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO player_statement (player_id, month, written_at, closings, ends_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (player_id, month) DO NOTHING`,
    [playerId, month, now, closings, endsAt],
  )
  return rowCount === 1
}

/** What the player's last statement before the month ended with by currency, and when; `null` when there was none. */
export function readLast(
  db: Queryable,
  playerId: string,
  month: string,
): Promise<{ closings: Record<string, string>; endsAt: Date } | undefined> {
  return maybeOne<{ closings: Record<string, string>; endsAt: Date }>(
    db,
    `SELECT closings, ends_at AS "endsAt" FROM player_statement WHERE player_id = $1 AND month < $2
     ORDER BY month DESC LIMIT 1`,
    [playerId, month],
  )
}

/** Whether the player wants the letter; who said nothing does. */
export async function readChoice(db: Queryable, playerId: string): Promise<boolean> {
  const row = await maybeOne<{ isWanted: boolean }>(
    db,
    'SELECT is_wanted AS "isWanted" FROM player_statement_choice WHERE player_id = $1',
    [playerId],
  )
  return row?.isWanted ?? true
}

export async function saveChoice(tx: Tx, playerId: string, isWanted: boolean, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO player_statement_choice (player_id, is_wanted, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET is_wanted = excluded.is_wanted, updated_at = excluded.updated_at`,
    [playerId, isWanted, now],
  )
}
