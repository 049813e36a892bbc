import { many, type Queryable } from '@baize/database'

/** Tournaments whose places are fixed and whose tally is still to be kept. */
export async function listToTally(db: Queryable): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    'SELECT id FROM tournament WHERE ranked_at IS NOT NULL AND placed IS NULL ORDER BY ranked_at LIMIT 100',
    [],
  )
  return rows.map(({ id }) => id)
}

/** Keeps how many had points and what their rounds staked. */
export async function keepTally(db: Queryable, id: string): Promise<void> {
  await db.query(
    `UPDATE tournament SET
       placed = (SELECT count(*) FROM tournament_entry WHERE tournament_id = $1 AND rank_points < 0),
       staked = (SELECT coalesce(sum(round.staked / (currencies->round.currency->>'rate')::numeric), 0)
         FROM tournament_round round WHERE tournament_id = $1 AND value > 0)
     WHERE id = $1 AND ranked_at IS NOT NULL AND placed IS NULL`,
    [id],
  )
}

/** What former tournaments of a name came to on average. */
export interface Former {
  identity: string
  /** How many of them are known, the latest few. */
  held: number
  placed: number
  /** In main units of the base currency. */
  staked: number
}

/** How many former ones say what to expect of the next. */
const FORMER_MAX = 5

export async function readFormer(db: Queryable, identities: readonly string[]): Promise<Map<string, Former>> {
  const rows = await many<Former>(
    db,
    `SELECT identity, count(*)::integer AS held, avg(placed)::float8 AS placed, avg(staked)::float8 AS staked
     FROM unnest($1::text[]) AS named (identity) CROSS JOIN LATERAL (
       SELECT placed, staked FROM tournament WHERE tournament.identity = named.identity AND placed IS NOT NULL
       ORDER BY ends_at DESC LIMIT $2) AS former
     GROUP BY identity`,
    [[...new Set(identities)], FORMER_MAX],
  )
  return new Map(rows.map((row) => [row.identity, row]))
}

/** Removes rounds of tournaments whose places were fixed before a moment; nothing asks for them then. Returns how many. */
export async function clearRounds(db: Queryable, rankedBefore: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM tournament_round WHERE ctid = ANY (ARRAY(
       SELECT round.ctid FROM tournament CROSS JOIN LATERAL (
         SELECT ctid FROM tournament_round WHERE tournament_id = tournament.id LIMIT $2) AS round
       WHERE ranked_at < $1 AND placed IS NOT NULL LIMIT $2))`,
    [rankedBefore, countMax],
  )
  return rowCount ?? 0
}
