import { many, one, type Queryable } from '@baize/database'
import { SHARES } from './store.ts'

/** How a consumer stands, for whoever looks after the house. */
export interface ConsumerStatus {
  consumer: string
  /** Facts of any kind that it has still to read. */
  behind: number
  /** Since when the oldest of them waits; `null` when there is none. */
  waitsSince: Date | null
  /** Shares that wait because the consumer itself fails, with what it said last. */
  failingShares: number
  reason: string | null
  /** Players who wait because one of their facts could not be taken. */
  delayedPlayers: number
}

export interface DelayedPlayer {
  consumer: string
  playerId: string
  number: number
  failures: number
  reason: string
  dueAt: Date
}

/** How many facts stand in the log, how many wait for their number, and how far each consumer is. */
export async function readFactsStatus(
  db: Queryable,
): Promise<{ head: number; unnumbered: number; consumers: ConsumerStatus[] }> {
  const { head, unnumbered } = await one<{ head: number; unnumbered: number }>(
    db,
    'SELECT number AS head, (SELECT count(*) FROM fact_inbox) AS unnumbered FROM fact_head',
  )
  const consumers = await many<ConsumerStatus>(
    db,
    `SELECT place.consumer, coalesce(sum(ahead.count), 0)::bigint AS behind, min(ahead.since) AS "waitsSince",
       count(*) FILTER (WHERE place.failures > 0) AS "failingShares", max(place.reason) AS reason,
       (SELECT count(*) FROM fact_delay delay WHERE delay.consumer = place.consumer) AS "delayedPlayers"
     FROM fact_position place, LATERAL (
       SELECT count(*) AS count, min(recorded_at) AS since FROM fact
       WHERE fact.share = place.share AND fact.number > place.number) AS ahead
     GROUP BY place.consumer ORDER BY place.consumer`,
  )
  return { head, unnumbered, consumers }
}

/** The players some consumer lets wait, who have waited longest first. */
export function listDelayedPlayers(db: Queryable, limit: number): Promise<DelayedPlayer[]> {
  return many(
    db,
    `SELECT consumer, player_id AS "playerId", number, failures, reason, due_at AS "dueAt"
     FROM fact_delay ORDER BY number LIMIT $1`,
    [limit],
  )
}

/** What happened to a player, the latest first. */
export function listFacts(
  db: Queryable,
  playerId: string,
  limit: number,
): Promise<{ number: number; kind: string; data: object; occurredAt: Date }[]> {
  return many(
    db,
    `SELECT number, kind, data, occurred_at AS "occurredAt" FROM fact
     WHERE player_id = $1 ORDER BY number DESC LIMIT $2`,
    [playerId, limit],
  )
}

/**
 * Whether a consumer has read everything that happened before a moment. Players whose facts it could not take are not
 * in it: see `findDelayed`.
 */
export async function hasReadUpTo(db: Queryable, consumer: string, at: Date): Promise<boolean> {
  const { hasRead } = await one<{ hasRead: boolean }>(
    db,
    `SELECT count(*) = ${SHARES} AND NOT EXISTS (SELECT FROM fact_inbox WHERE occurred_at < $2) AS "hasRead"
     FROM fact_position place WHERE consumer = $1 AND NOT EXISTS (SELECT FROM fact
       WHERE fact.share = place.share AND fact.number > place.number AND fact.occurred_at < $2)`,
    [consumer, at],
  )
  return hasRead
}

/** Who of these players waits because one of their facts could not be taken by a consumer. */
export async function findDelayed(db: Queryable, consumer: string, playerIds: readonly string[]): Promise<Set<string>> {
  const rows = await many<{ playerId: string }>(
    db,
    'SELECT player_id AS "playerId" FROM fact_delay WHERE consumer = $1 AND player_id = ANY ($2)',
    [consumer, playerIds],
  )
  return new Set(rows.map(({ playerId }) => playerId))
}
