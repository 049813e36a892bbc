import { many, maybeOne, type Queryable, type Tx } from '@baize/database'

export async function takeSigns(db: Queryable, signs: readonly { sessionId: string; at: Date }[]): Promise<void> {
  await db.query({
    name: 'session-take-signs',
    text: 'SELECT session_take_signs($1, $2)',
    values: [signs.map(({ sessionId }) => sessionId), signs.map(({ at }) => at)],
  })
}

export async function readWatchedPlayers(db: Queryable, playerIds: readonly string[]): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT DISTINCT player_id AS "playerId" FROM player_session
     WHERE player_id = ANY ($1) AND closed_at IS NULL AND idle_ends_at IS NOT NULL`,
    [playerIds],
  )
  return rows.map(({ playerId }) => playerId)
}

export function readIdleTime(
  db: Queryable,
  sessionId: string,
): Promise<{ idleMinutes: number | null; endsAt: Date | null } | undefined> {
  const text = 'SELECT idle_minutes AS "idleMinutes", idle_ends_at AS "endsAt" FROM player_session WHERE id = $1'
  return maybeOne(db, text, [sessionId])
}

export async function saveIdleMinutes(tx: Tx, sessionId: string, minutes: number | null, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player_session SET idle_minutes = $2::integer, idle_ends_at = $3::timestamptz + make_interval(mins => $2::integer)
     WHERE id = $1 AND closed_at IS NULL AND idle_minutes IS DISTINCT FROM $2::integer`,
    [sessionId, minutes, now],
  )
}

/** The longest over first. */
export function closeIdle(tx: Tx, now: Date, countMax: number): Promise<{ playerId: string; sessionId: string }[]> {
  return many(
    tx,
    `UPDATE player_session SET closed_at = $1, ended_by = 'idle' WHERE id IN (
       SELECT id FROM player_session WHERE closed_at IS NULL AND idle_ends_at <= $1
       ORDER BY idle_ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING player_id AS "playerId", id AS "sessionId"`,
    [now, countMax],
  )
}
