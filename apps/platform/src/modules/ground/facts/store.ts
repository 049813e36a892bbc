import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { StoredFact } from './consumer.ts'

/** How far a consumer is with one share of the players. */
export interface Position {
  consumer: string
  share: number
  number: number
}

/**
 * A fact with the place behind which it was looked for, and the consumers for which its player waits for an earlier one
 * that could not be taken.
 */
export type ReadFact = StoredFact & { share: number; after: number; delayedFor: string[] }

/** A player whose facts wait, from `number` on. */
export interface Delay {
  share: number
  playerId: string
  number: number
  failures: number
  reason: string
  dueAt: Date
}

const FACT = `fact.number, fact.share, fact.kind, fact.player_id AS "playerId", fact.data,
  fact.occurred_at AS "occurredAt", fact.recorded_at AS "recordedAt"`
const DELAY = `delay.share, delay.player_id AS "playerId", delay.number, delay.failures, delay.reason,
  delay.due_at AS "dueAt"`
/** How many shares of all players there are; `fact_number` says which is whose. */
export const SHARES = 16

/** The last fact of each share that has one: sixteen looks at an index, however many consumers ask. */
const LAST = `last AS MATERIALIZED (SELECT share, number FROM generate_series(0, ${SHARES - 1}) AS share,
  LATERAL (SELECT number FROM fact WHERE fact.share = share.share ORDER BY number DESC LIMIT 1) AS fact)`

/** Numbers the oldest committed facts; how many, or `null` when another process is at it. */
export async function numberFacts(db: Queryable, limit: number): Promise<number | null> {
  const { rows } = await db.query<{ numbered: number | null }>({
    name: 'fact-number',
    text: 'SELECT fact_number($1) AS numbered',
    values: [limit],
  })
  return rows[0]!.numbered
}

/** Whether facts wait for their number; what an idle sequencer asks. */
export async function hasUnnumbered(db: Queryable): Promise<boolean> {
  const { rows } = await db.query({ name: 'fact-any', text: 'SELECT EXISTS (SELECT FROM fact_inbox) AS waits' })
  return rows[0].waits
}

/** Gives consumers that are new here their positions, at the beginning. */
export async function addPositions(db: Queryable, consumers: readonly string[]): Promise<void> {
  await db.query(
    `INSERT INTO fact_position (consumer, share) SELECT * FROM unnest($1::text[]), generate_series(0, ${SHARES - 1})
     ON CONFLICT DO NOTHING`,
    [consumers],
  )
}

/**
 * Some positions of the consumers behind which there are facts and at which nobody else is, locked: those of one share
 * after those of another, so that who stands apart comes together again, and first the share with the oldest.
 */
export async function lockPositions(
  tx: Tx,
  consumers: readonly string[],
  { limit, now }: { limit: number; now: Date },
): Promise<Position[]> {
  const { rows } = await tx.query<Position>({
    name: 'fact-lock-positions',
    text: `WITH ${LAST}, behind AS (
        SELECT share, last.number AS last, min(place.number) AS first
        FROM fact_position place JOIN last USING (share)
        WHERE consumer = ANY ($1) AND due_at <= $3 AND place.number < last.number GROUP BY share, last.number)
      SELECT consumer, share, place.number FROM fact_position place JOIN behind USING (share)
      WHERE consumer = ANY ($1) AND due_at <= $3 AND place.number < behind.last
      ORDER BY behind.first, share, place.number LIMIT $2 FOR UPDATE OF place SKIP LOCKED`,
    values: [consumers, limit, now],
  })
  return rows
}

/** These shares, as far as nobody else is at them, locked. */
export function lockShares(tx: Tx, consumer: string, shares: number[]): Promise<Position[]> {
  return many(
    tx,
    `SELECT consumer, share, number FROM fact_position WHERE consumer = $1 AND share = ANY ($2)
     FOR UPDATE SKIP LOCKED`,
    [consumer, shares],
  )
}

/** All shares of the consumer, locked once whoever is at them has finished. */
export function lockAllPositions(tx: Tx, consumer: string): Promise<Position[]> {
  return many(tx, 'SELECT consumer, share, number FROM fact_position WHERE consumer = $1 ORDER BY share FOR UPDATE', [
    consumer,
  ])
}

/**
 * The next facts behind each place where one or more of the positions stand, in order; none twice, because those behind
 * a place are read up to the next one of its share.
 */
export async function readFacts(
  tx: Tx,
  consumers: readonly string[],
  positions: Position[],
  limit: number,
): Promise<ReadFact[]> {
  const { rows } = await tx.query<ReadFact>({
    name: 'fact-read',
    text: `SELECT ${FACT}, place.number AS after, coalesce(delayed.consumers, '{}') AS "delayedFor"
      FROM (
        SELECT share, number, lead(number, 1, ${Number.MAX_SAFE_INTEGER}) OVER (PARTITION BY share ORDER BY number) AS next
        FROM (SELECT DISTINCT * FROM unnest($2::smallint[], $3::bigint[])) AS known (share, number)) AS place
      CROSS JOIN LATERAL (
        SELECT * FROM fact WHERE fact.share = place.share AND fact.number > place.number AND fact.number <= place.next
        ORDER BY fact.number LIMIT $4) AS fact
      LEFT JOIN (
        SELECT player_id, array_agg(consumer) AS consumers FROM fact_delay WHERE consumer = ANY ($1)
        GROUP BY player_id) AS delayed ON delayed.player_id = fact.player_id
      ORDER BY fact.number`,
    values: [consumers, positions.map(({ share }) => share), positions.map(({ number }) => number), limit],
  })
  return rows
}

/** The facts of all players behind a number, in order, whoever waits. */
export function readOn(tx: Tx, after: number, upTo: number, limit: number): Promise<ReadFact[]> {
  return many(
    tx,
    `SELECT ${FACT}, $1::bigint AS after, '{}'::text[] AS "delayedFor"
     FROM fact WHERE number > $1 AND number <= $2 ORDER BY number LIMIT $3`,
    [after, upTo, limit],
  )
}

export async function savePositions(tx: Tx, positions: Position[]): Promise<void> {
  await tx.query({
    name: 'fact-save-positions',
    text: `UPDATE fact_position place SET number = moved.number, failures = 0, reason = NULL, due_at = '-infinity'
      FROM unnest($1::text[], $2::smallint[], $3::bigint[]) AS moved (consumer, share, number)
      WHERE place.consumer = moved.consumer AND place.share = moved.share`,
    values: [
      positions.map(({ consumer }) => consumer),
      positions.map(({ share }) => share),
      positions.map(({ number }) => number),
    ],
  })
}

/** Lets the shares wait because the consumer itself fails; `pauseMs` grows with the failures in a row. */
export async function pausePositions(
  db: Queryable,
  consumer: string,
  { shares, reason, now, pause }: { shares: number[]; reason: string; now: Date; pause: Pause },
): Promise<void> {
  await db.query(
    `UPDATE fact_position SET failures = failures + 1, reason = $3,
       due_at = $4::timestamptz + least($5 * 2 ^ failures, $6) * interval '1 millisecond'
     WHERE consumer = $1 AND share = ANY ($2)`,
    [consumer, shares, reason, now, pause.firstMs, pause.longestMs],
  )
}

/** How long to wait after a failure: `firstMs`, then twice as long each time, up to `longestMs`. */
export interface Pause {
  firstMs: number
  longestMs: number
}

export async function saveDelay(tx: Tx, consumer: string, delay: Delay): Promise<void> {
  await tx.query(
    `INSERT INTO fact_delay (consumer, player_id, share, number, failures, reason, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (consumer, player_id) DO UPDATE SET
       number = excluded.number, failures = excluded.failures, reason = excluded.reason, due_at = excluded.due_at`,
    [consumer, delay.playerId, delay.share, delay.number, delay.failures, delay.reason, delay.dueAt],
  )
}

/** The player who has waited longest beyond the time of the next try, with their share locked and how far it is. */
export function lockDueDelay(tx: Tx, consumer: string, now: Date): Promise<(Delay & { reached: number }) | undefined> {
  return maybeOne(
    tx,
    `SELECT ${DELAY}, place.number AS reached FROM fact_delay delay JOIN fact_position place USING (consumer, share)
     WHERE consumer = $1 AND delay.due_at <= $2 ORDER BY delay.due_at LIMIT 1 FOR UPDATE OF place SKIP LOCKED`,
    [consumer, now],
  )
}

/** What a delayed player's share has passed meanwhile, in order. */
export function readDelayed(tx: Tx, delay: Delay & { reached: number }, limit: number): Promise<ReadFact[]> {
  return many(
    tx,
    `SELECT ${FACT}, $2::bigint - 1 AS after, '{}'::text[] AS "delayedFor" FROM fact
     WHERE player_id = $1 AND number >= $2 AND number <= $3 ORDER BY number LIMIT $4`,
    [delay.playerId, delay.number, delay.reached, limit],
  )
}

export async function removeDelay(tx: Tx, consumer: string, playerId: string): Promise<void> {
  await tx.query('DELETE FROM fact_delay WHERE consumer = $1 AND player_id = $2', [consumer, playerId])
}

export async function removeDelays(tx: Tx, consumer: string): Promise<void> {
  await tx.query('DELETE FROM fact_delay WHERE consumer = $1', [consumer])
}

/** Whether there are new facts for any of the consumers, and those of them with players whose next try is due. */
export async function findWork(
  db: Queryable,
  consumers: readonly string[],
  now: Date,
): Promise<{ hasFacts: boolean; delayed: string[] }> {
  const { rows } = await db.query<{ hasFacts: boolean; delayed: string[] }>({
    name: 'fact-find-work',
    text: `WITH ${LAST} SELECT
      EXISTS (SELECT FROM fact_position place JOIN last USING (share)
        WHERE consumer = ANY ($1) AND due_at <= $2 AND place.number < last.number) AS "hasFacts",
      ARRAY (SELECT DISTINCT consumer FROM fact_delay WHERE consumer = ANY ($1) AND due_at <= $2) AS delayed`,
    values: [consumers, now],
  })
  return rows[0]!
}

/** The last number given. */
export async function readHead(db: Queryable): Promise<number> {
  const { number } = await one<{ number: number }>(db, 'SELECT number FROM fact_head')
  return number
}
