import { many, toBigInt, type Tx } from '@baize/database'
import type { CountedRound, CountingRules } from './points.ts'

/** A tournament whose places are not fixed, as counting sees it. */
export interface Counting {
  id: string
  startsAt: Date
  endsAt: Date
  countsUntil: Date
  needsJoining: boolean
  collections: string[]
  /** Whether the games that count are those outside of the collections. */
  isExcluded: boolean
  rules: CountingRules
}

/**
 * Those that anything since a moment may count for, held so that no places are fixed before the transaction ends. Some are
 * still to begin: a round of theirs may have a stake that is dated to before. Under load somebody counts at every moment,
 * so what plans tournaments must not have to wait for all of them: it asks for a lock that goes beside this one.
 */
export function holdCounting(tx: Tx, since: Date): Promise<Counting[]> {
  return many(
    tx,
    `SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", counts_until AS "countsUntil",
       (offer->>'needsJoining')::boolean AS "needsJoining", offer->'games'->'collections' AS collections,
       (offer->'games'->>'isExcluded')::boolean AS "isExcluded",
       jsonb_build_object('counts', offer->'counts', 'pointsPerMain', offer->'pointsPerMain', 'currencies', currencies)
         AS rules
     FROM tournament WHERE ranked_at IS NULL AND counts_until >= $1 ORDER BY id FOR KEY SHARE`,
    [since],
  )
}

export const roundKey = (tournamentId: string, { source, round }: { source: string; round: string }) =>
  `${tournamentId} ${source} ${round}`
export const entryKey = (tournamentId: string, playerId: string) => `${tournamentId} ${playerId}`

/** A round that counts, what it brings, and since when. */
export interface StoredRound extends CountedRound {
  tournamentId: string
  playerId: string
  source: string
  round: string
  value: bigint
  reachedAt: Date
  isSingle: boolean
}

type Sums = 'staked' | 'won' | 'stakePoints' | 'winPoints' | 'value'
type RoundRow = Omit<StoredRound, Sums> & Record<Sums, string>

/** Rounds that are known already, by `roundKey`. */
export async function readRounds(
  tx: Tx,
  tournamentIds: readonly string[],
  names: readonly { source: string; round: string }[],
): Promise<Map<string, StoredRound>> {
  const rows = await many<RoundRow>(
    tx,
    `SELECT tournament_id AS "tournamentId", player_id AS "playerId", source, round, currency, staked::text, won::text,
       stake_points::text AS "stakePoints", win_points::text AS "winPoints", value::text, reached_at AS "reachedAt",
       is_single AS "isSingle"
     FROM unnest($1::uuid[]) AS open (tournament_id)
     CROSS JOIN (SELECT DISTINCT * FROM unnest($2::text[], $3::text[])) AS named (source, round)
     JOIN tournament_round USING (tournament_id, source, round)`,
    [tournamentIds, names.map(({ source }) => source), names.map(({ round }) => round)],
  )
  return new Map(rows.map((row) => [roundKey(row.tournamentId, row), toRound(row)]))
}

function toRound(row: RoundRow): StoredRound {
  return {
    ...row,
    staked: toBigInt(row.staked),
    won: toBigInt(row.won),
    stakePoints: toBigInt(row.stakePoints),
    winPoints: toBigInt(row.winPoints),
    value: toBigInt(row.value),
  }
}

/** Since when each of some players takes part, by `entryKey`. */
export async function readJoined(tx: Tx, tournamentIds: readonly string[], playerIds: readonly string[]) {
  const rows = await many<{ tournamentId: string; playerId: string; joinedAt: Date }>(
    tx,
    `SELECT tournament_id AS "tournamentId", player_id AS "playerId", joined_at AS "joinedAt" FROM tournament_entry
     WHERE tournament_id = ANY ($1) AND player_id = ANY ($2)`,
    [tournamentIds, playerIds],
  )
  return new Map(rows.map((row) => [entryKey(row.tournamentId, row.playerId), row.joinedAt]))
}

const inText = (value: unknown) =>
  JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? String(member) : member))

export async function saveRounds(tx: Tx, rounds: readonly StoredRound[]): Promise<void> {
  await tx.query({
    name: 'tournament-rounds',
    text: `INSERT INTO tournament_round (tournament_id, player_id, source, round, currency, staked, won, stake_points,
        win_points, value, reached_at, is_single)
      SELECT "tournamentId", "playerId", source, round, currency, staked, won, "stakePoints", "winPoints", value,
        "reachedAt", "isSingle"
      FROM json_to_recordset($1) AS counted ("tournamentId" uuid, "playerId" uuid, source text, round text, currency text,
        staked numeric, won numeric, "stakePoints" bigint, "winPoints" bigint, value bigint, "reachedAt" timestamptz,
        "isSingle" boolean)
      ON CONFLICT (tournament_id, source, round) DO UPDATE SET staked = excluded.staked, won = excluded.won,
        stake_points = excluded.stake_points, win_points = excluded.win_points, value = excluded.value,
        reached_at = excluded.reached_at`,
    values: [inText(rounds)],
  })
}

/** What the rounds of a player came to, more or less than before, in hundredths. */
export interface PointChange {
  tournamentId: string
  playerId: string
  points: bigint
  at: Date
}

const CHANGES = `json_to_recordset($1) AS change ("tournamentId" uuid, "playerId" uuid, points bigint, at timestamptz)`

/** Adds to what players have, where all their rounds are summed up. */
export async function addPoints(tx: Tx, changes: readonly PointChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx.query({
    name: 'tournament-add-points',
    text: `INSERT INTO tournament_entry AS known (tournament_id, player_id, points, reached_at, joined_at)
      SELECT "tournamentId", "playerId", sum(points), max(at), min(at) FROM ${CHANGES} GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (tournament_id, player_id) DO UPDATE SET points = known.points + excluded.points,
        reached_at = greatest(known.reached_at, excluded.reached_at)`,
    values: [inText(changes)],
  })
}

/** Gives players what their best round brings, since the moment it did. */
export async function takeBest(tx: Tx, changes: readonly PointChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx.query({
    name: 'tournament-take-best',
    text: `INSERT INTO tournament_entry AS known (tournament_id, player_id, points, reached_at, joined_at)
      SELECT "tournamentId", "playerId", coalesce(best.value, 0), coalesce(best.reached_at, change.at), change.at
      FROM (SELECT "tournamentId", "playerId", min(at) AS at FROM ${CHANGES} GROUP BY 1, 2) AS change
      LEFT JOIN LATERAL (SELECT value, reached_at FROM tournament_round
        WHERE is_single AND tournament_id = "tournamentId" AND player_id = "playerId" AND value > 0
        ORDER BY value DESC, reached_at LIMIT 1) AS best ON true
      ORDER BY 1, 2
      ON CONFLICT (tournament_id, player_id) DO UPDATE SET points = excluded.points + known.corrected,
        reached_at = CASE WHEN excluded.points > 0 THEN greatest(excluded.reached_at, known.corrected_at)
          ELSE coalesce(known.corrected_at, known.joined_at) END`,
    values: [inText(changes)],
  })
}

/** Forgets every round of tournaments whose places are not fixed, and the points they brought. */
export async function forgetRounds(tx: Tx): Promise<void> {
  const open = 'SELECT id FROM tournament WHERE ranked_at IS NULL'
  await tx.query(`DELETE FROM tournament_round WHERE tournament_id IN (${open})`)
  await tx.query(
    `UPDATE tournament_entry SET points = corrected, reached_at = coalesce(corrected_at, joined_at)
     WHERE tournament_id IN (${open})`,
  )
}
