import { many, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { Standing } from './place.ts'
import type { Tally } from './tally.ts'

/** Adds to what is counted of players, in one statement; whether any of them has to be placed anew at once. */
export async function addTallies(tx: Tx, tallies: readonly Tally[]): Promise<boolean> {
  const { hasDue } = await one<{ hasDue: boolean }>(
    tx,
    {
      name: 'segment-figure-add',
      text: `WITH added AS (
          INSERT INTO segment_figure AS known
            (player_id, deposits, deposited, last_deposit_at, stakes, last_played_at, last_seen_at)
          SELECT "playerId", sum(deposits), sum(deposited), max("lastDepositAt"), sum(stakes), max("lastPlayedAt"),
            max("lastSeenAt")
          FROM json_to_recordset($1) AS tally ("playerId" uuid, deposits integer, deposited numeric,
            "lastDepositAt" timestamptz, stakes integer, "lastPlayedAt" timestamptz, "lastSeenAt" timestamptz)
          GROUP BY 1 ORDER BY 1
          ON CONFLICT (player_id) DO UPDATE SET
            deposits = known.deposits + excluded.deposits,
            deposited = known.deposited + excluded.deposited,
            last_deposit_at = greatest(known.last_deposit_at, excluded.last_deposit_at),
            stakes = known.stakes + excluded.stakes,
            last_played_at = greatest(known.last_played_at, excluded.last_played_at),
            last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at),
            -- Before the first whole day without play or a visit nothing of it is counted.
            due_at = CASE WHEN known.player_id = ANY ($2)
              OR known.stakes + excluded.stakes >= known.next_stakes
              OR excluded.last_played_at >= coalesce(known.last_played_at + interval '1 day', '-infinity')
              OR excluded.last_seen_at >= coalesce(known.last_seen_at + interval '1 day', '-infinity')
              THEN '-infinity' ELSE known.due_at END
          RETURNING due_at = '-infinity' AS is_due)
        SELECT coalesce(bool_or(is_due), false) AS "hasDue" FROM added`,
    },
    [JSON.stringify(tallies), [...new Set(tallies.filter(({ isDue }) => isDue).map(({ playerId }) => playerId))]],
  )
  return hasDue
}

export async function removeFigures(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM segment_figure')
}

/** What is counted of a player. */
export type Figures = Omit<Standing, 'registeredAt' | 'country' | 'level'>

/**
 * Takes some of those who may be in other segments now, or were never placed by these rules, and holds them until the
 * transaction ends. What somebody else has in hand is theirs.
 */
export async function lockDue(
  tx: Tx,
  { rules, now, limit }: { rules: string; now: Date; limit: number },
): Promise<(Figures & { playerId: string })[]> {
  const lock = (condition: string) =>
    `(SELECT player_id FROM segment_figure WHERE ${condition} LIMIT $3 FOR UPDATE SKIP LOCKED)`
  const rows = await many<Omit<Figures, 'deposited'> & { playerId: string; deposited: string }>(
    tx,
    `WITH due AS (${lock('due_at <= $1')}), former AS (${lock('rules < $2 OR rules > $2')})
     SELECT player_id AS "playerId", deposits, deposited::text, last_deposit_at AS "lastDepositAt", stakes::float8 AS stakes,
       last_played_at AS "lastPlayedAt", last_seen_at AS "lastSeenAt"
     FROM segment_figure WHERE player_id IN (SELECT player_id FROM due UNION SELECT player_id FROM former)
     ORDER BY player_id`,
    [now, rules, limit],
  )
  return rows.map((row) => ({ ...row, deposited: toBigInt(row.deposited) }))
}

/** Has a player placed anew. */
export async function markDue(db: Queryable, playerId: string): Promise<void> {
  await db.query(`UPDATE segment_figure SET due_at = '-infinity' WHERE player_id = $1`, [playerId])
}

/** By which rules a player was placed, and when that has to be looked at again. */
export interface Placed {
  playerId: string
  dueAt: Date | null
  nextStakes: number | null
  /** Every segment the player is in. */
  segmentIds: readonly string[]
}

/** What was another segment before: the members that come and go. */
export interface Moved {
  playerId: string
  joined: string[]
  left: string[]
}

/** Keeps where players are now; those for whom that is somewhere else. */
export async function savePlaces(tx: Tx, placed: readonly Placed[], rules: string, now: Date): Promise<Moved[]> {
  const rows = JSON.stringify(placed)
  await tx.query(
    `UPDATE segment_figure SET due_at = "dueAt", next_stakes = "nextStakes", rules = $2
     FROM json_to_recordset($1) AS placed ("playerId" uuid, "dueAt" timestamptz, "nextStakes" bigint)
     WHERE player_id = "playerId"`,
    [rows, rules],
  )
  return many<Moved>(
    tx,
    `WITH placed AS (
       SELECT "playerId" AS player_id, segment_id FROM json_to_recordset($1) AS placed ("playerId" uuid, "segmentIds" text[])
       CROSS JOIN LATERAL unnest("segmentIds") AS segment_id),
     gone AS (
       DELETE FROM segment_member member WHERE player_id = ANY ($2)
         AND NOT EXISTS (SELECT FROM placed WHERE placed.player_id = member.player_id AND placed.segment_id = member.segment_id)
       RETURNING player_id, segment_id),
     come AS (
       INSERT INTO segment_member (player_id, segment_id, since) SELECT player_id, segment_id, $3 FROM placed
       ON CONFLICT DO NOTHING RETURNING player_id, segment_id)
     SELECT player_id AS "playerId",
       coalesce(array_agg(segment_id ORDER BY segment_id) FILTER (WHERE has_come), '{}') AS joined,
       coalesce(array_agg(segment_id ORDER BY segment_id) FILTER (WHERE NOT has_come), '{}') AS left
     FROM (SELECT *, true AS has_come FROM come UNION ALL SELECT *, false FROM gone) AS moved
     GROUP BY 1 ORDER BY 1`,
    [rows, placed.map(({ playerId }) => playerId), now],
  )
}

/** How many players are in each segment that has any. */
export async function countMembers(db: Queryable): Promise<Map<string, number>> {
  const rows = await many<{ id: string; count: number }>(
    db,
    'SELECT segment_id AS id, count(*) AS count FROM segment_member GROUP BY 1',
    [],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Some of the players of a segment, in the order of their ids. */
export async function readMembers(
  db: Queryable,
  segmentId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT player_id AS "playerId" FROM segment_member
     WHERE segment_id = $1 AND player_id > coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
     ORDER BY player_id LIMIT $3`,
    [segmentId, after, limit],
  )
  return rows.map(({ playerId }) => playerId)
}
