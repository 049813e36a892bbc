import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import { TournamentState } from '@baize/contract/kinds'
import type { Held } from './plan.ts'
import type { CountedCurrency } from './points.ts'

/** A tournament as it was, is or will be held. */
export interface Tournament extends Held {
  id: string
  currencies: Record<string, CountedCurrency>
  stoppedAt: Date | null
  rankedAt: Date | null
  closedAt: Date | null
}

/** The columns of one. */
export const TOURNAMENT = `id, identity, held_from AS "heldFrom", starts_at AS "startsAt", ends_at AS "endsAt",
  counts_until AS "countsUntil", offer, currencies, stopped_at AS "stoppedAt", ranked_at AS "rankedAt",
  closed_at AS "closedAt"`

/** How it stands at a moment: it is closed once its places are fixed. */
export function stateOf(
  { startsAt, endsAt, rankedAt }: Pick<Tournament, 'startsAt' | 'endsAt' | 'rankedAt'>,
  now: Date,
) {
  if (rankedAt) return TournamentState.closed
  if (now >= endsAt) return TournamentState.finished
  return now >= startsAt ? TournamentState.running : TournamentState.scheduled
}

/** Has whoever plans take turns until the transaction ends. */
export async function lockPlans(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('tournament plans', 0))`)
}

export type Plan = Held & { id: string; currencies: Record<string, CountedCurrency> }

/**
 * Makes those that are still to begin what is planned; what has begun stays as it was, and what stays is not locked, because
 * those who count hold it. None begins while the former one of its name goes on. Returns those that are new or changed.
 */
export async function keepPlans(
  tx: Tx,
  plans: readonly Plan[],
  now: Date,
): Promise<{ id: string; countsUntil: Date }[]> {
  await tx.query(
    `DELETE FROM tournament WHERE starts_at > $1 AND NOT EXISTS (
       SELECT FROM unnest($2::text[], $3::timestamptz[]) AS planned (name, moment)
       WHERE name = identity AND moment = held_from)`,
    [now, plans.map(({ identity }) => identity), plans.map(({ heldFrom }) => heldFrom)],
  )
  return many(
    tx,
    `INSERT INTO tournament AS known (id, identity, held_from, starts_at, ends_at, counts_until, offer, currencies)
     SELECT id, identity, "heldFrom", "startsAt", "endsAt", "countsUntil", offer, currencies
     FROM json_to_recordset($1) AS plan (id uuid, identity text, "heldFrom" timestamptz, "startsAt" timestamptz,
       "endsAt" timestamptz, "countsUntil" timestamptz, offer jsonb, currencies jsonb)
     WHERE NOT EXISTS (SELECT FROM tournament other WHERE other.identity = plan.identity
       AND other.held_from <> "heldFrom" AND other.starts_at < "endsAt" AND other.ends_at > "startsAt")
       AND NOT EXISTS (SELECT FROM tournament same WHERE same.identity = plan.identity AND same.held_from = "heldFrom"
         AND (same.starts_at <= $2 OR (same.offer, same.currencies) IS NOT DISTINCT FROM (plan.offer, plan.currencies)))
     ON CONFLICT (identity, held_from) DO UPDATE SET ends_at = excluded.ends_at, counts_until = excluded.counts_until,
       offer = excluded.offer, currencies = excluded.currencies
       WHERE known.starts_at > $2 AND (known.offer, known.currencies) IS DISTINCT FROM (excluded.offer, excluded.currencies)
     RETURNING id, counts_until AS "countsUntil"`,
    [JSON.stringify(plans), now],
  )
}

export interface TournamentFilter {
  states?: readonly number[] | undefined
  identities?: readonly string[] | undefined
}

const FILTER = `stopped_at IS NULL AND ($2::integer[] IS NULL OR (CASE WHEN ranked_at IS NOT NULL THEN 5 WHEN ends_at <= $1 THEN 4
    WHEN starts_at <= $1 THEN 3 ELSE 2 END) = ANY ($2)) AND ($3::text[] IS NULL OR identity = ANY ($3))`

/** Those that can be seen: first what runs and comes, the nearest end before the others; then what is over. */
export function listShown(
  db: Queryable,
  { states, identities }: TournamentFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<Tournament[]> {
  return many(
    db,
    `SELECT ${TOURNAMENT} FROM tournament WHERE ${FILTER}
     ORDER BY ends_at <= $1, abs(extract(epoch FROM ends_at - $1::timestamptz)), id LIMIT $4 OFFSET $5`,
    [now, states ?? null, identities ?? null, limit, offset],
  )
}

export async function countShown(db: Queryable, { states, identities }: TournamentFilter, now: Date): Promise<number> {
  const text = `SELECT count(*)::integer AS total FROM tournament WHERE ${FILTER}`
  return (await one<{ total: number }>(db, text, [now, states ?? null, identities ?? null])).total
}

export function readTournament(db: Queryable, id: string): Promise<Tournament | undefined> {
  return maybeOne(db, `SELECT ${TOURNAMENT} FROM tournament WHERE id = $1`, [id])
}

/** The one of a name that runs, or else the next, or else the last; stopped ones left out. */
export function readByIdentity(db: Queryable, identity: string, now: Date): Promise<Tournament | undefined> {
  return maybeOne(
    db,
    `SELECT ${TOURNAMENT} FROM tournament WHERE identity = $1 AND stopped_at IS NULL
     ORDER BY ends_at <= $2, abs(extract(epoch FROM ends_at - $2::timestamptz)) LIMIT 1`,
    [identity, now],
  )
}

/** Has a player take part from now on; nothing where they do already. */
export async function insertEntry(tx: Tx, tournamentId: string, playerId: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO tournament_entry (tournament_id, player_id, reached_at, joined_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT DO NOTHING`,
    [tournamentId, playerId, now],
  )
}

/** Stops it, or lets it go on, until every prize was given or lapsed. */
export async function switchTournament(tx: Tx, id: string, isStopped: boolean, now: Date): Promise<void> {
  await tx.query(
    'UPDATE tournament SET stopped_at = CASE WHEN $2 THEN coalesce(stopped_at, $3) END WHERE id = $1 AND closed_at IS NULL',
    [id, isStopped, now],
  )
}
