import type { NetStep } from '@baize/contract/kinds'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { PAUSE_MINUTES, type Sitting } from './sitting.ts'
import { type Happened, stretchesOf } from './stretch.ts'

/** Counts what happened to the sittings of its players, in the order of time. */
export async function countSittings(tx: Tx, happened: readonly Happened[]): Promise<void> {
  // More than one round only where a player paused for long within the batch: when an old log is counted anew.
  for (const stretches of stretchesOf(happened)) {
    const money = stretches.flatMap((stretch) =>
      [...stretch.money].map(([currency, { staked, won }]) => ({
        id: stretch.id,
        currency,
        staked: String(staked),
        won: String(won),
      })),
    )
    const rows = stretches.map(({ id, playerId, at, firstAt, lastAt }) => ({ id, playerId, at, firstAt, lastAt }))
    await tx.query({
      name: 'sitting-count',
      text: 'SELECT sitting_count($1, $2, make_interval(mins => $3))',
      values: [JSON.stringify(rows), JSON.stringify(money), PAUSE_MINUTES],
    })
  }
}

export async function removeSittings(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM sitting')
}

/** The latest sitting of the player that had begun by the moment, over or not. */
export async function readSitting(db: Queryable, playerId: string, at: Date): Promise<Sitting | null> {
  type Row = Omit<Sitting, 'money'> & { money: Record<'currency' | 'staked' | 'won', string>[] }
  const row = await maybeOne<Row>(
    db,
    `SELECT id, started_at AS "startedAt", last_at AS "lastAt", checked_at AS "checkedAt",
       (SELECT coalesce(json_agg(json_build_object('currency', currency, 'staked', staked::text, 'won', won::text)
          ORDER BY currency), '[]') FROM sitting_money WHERE sitting_id = latest.id) AS money
     FROM sitting_at($1, $2) AS latest WHERE id IS NOT NULL`,
    [playerId, at],
  )
  if (!row) return null
  const money = row.money.map(({ currency, staked, won }) => ({
    currency,
    staked: toBigInt(staked),
    won: toBigInt(won),
  }))
  return { ...row, money }
}

/** Keeps when players answered checks; resolves to how many sittings had no later answer yet. */
export async function saveAnswers(tx: Tx, answers: readonly { playerId: string; occurredAt: Date }[]): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE sitting SET checked_at = answered.at
     FROM (SELECT (sitting_at("playerId", "occurredAt")).id, max("occurredAt") AS at
       FROM json_to_recordset($1) AS answer ("playerId" uuid, "occurredAt" timestamptz) GROUP BY 1) AS answered
     WHERE sitting.id = answered.id AND (checked_at IS NULL OR checked_at < answered.at)`,
    [JSON.stringify(answers.map(({ playerId, occurredAt }) => ({ playerId, occurredAt })))],
  )
  return rowCount ?? 0
}

/** Whether no stake of the player is taken now: a check is due and not answered, or its rest is not over. */
export async function readIsStopped(
  db: Queryable,
  playerId: string,
  { minutes, restMinutes }: { minutes: number; restMinutes: number },
  now: Date,
): Promise<boolean> {
  const values = [playerId, minutes, restMinutes, now]
  const text = 'SELECT coalesce(sitting_stops_play($1, $2, $3, $4), false) AS "isStopped"'
  return (await one<{ isStopped: boolean }>(db, text, values)).isStopped
}

/** When the player's own day began. */
export async function readDayStart(db: Queryable, playerId: string, now: Date): Promise<Date> {
  return (await one<{ at: Date }>(db, 'SELECT sitting_day_start($1, $2) AS at', [playerId, now])).at
}

/** Where the steps of a range of the player's own days begin, and, last, the day after it. */
export function readEdges(
  db: Queryable,
  playerId: string,
  { dateFrom, dateTo, step }: { dateFrom: string; dateTo: string; step: NetStep },
): Promise<{ day: string; at: Date }[]> {
  return many(db, 'SELECT day::text, at FROM sitting_edges($1, $2, $3, $4)', [playerId, dateFrom, dateTo, step])
}

/** How long the player sat at play between two moments. */
export async function readSecondsPlayed(db: Queryable, playerId: string, from: Date, to: Date): Promise<number> {
  const row = await one<{ seconds: string }>(db, 'SELECT sitting_seconds($1, $2, $3)::text AS seconds', [
    playerId,
    from,
    to,
  ])
  return Number(row.seconds)
}

/** How often the player wants the reality check; `null` for who chose nothing. */
export async function readInterval(db: Queryable, playerId: string): Promise<number | null> {
  const row = await maybeOne<{ minutes: number }>(db, 'SELECT minutes FROM sitting_interval WHERE player_id = $1', [
    playerId,
  ])
  return row?.minutes ?? null
}

export async function saveInterval(tx: Tx, playerId: string, minutes: number | null, now: Date): Promise<void> {
  if (minutes === null) {
    await tx.query('DELETE FROM sitting_interval WHERE player_id = $1', [playerId])
    return
  }
  await tx.query(
    `INSERT INTO sitting_interval (player_id, minutes, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET minutes = excluded.minutes, updated_at = excluded.updated_at`,
    [playerId, minutes, now],
  )
}
