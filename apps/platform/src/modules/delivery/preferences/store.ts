import { many, maybeOne, type Queryable, type Tx } from '@baize/database'
import type { TopicChoice } from '@baize/contract'
import type { MessageTopic } from '@baize/contract/kinds'
import type { QuietMinutes } from './quiet-hours.ts'

/** Quiet as a player set it, with the time zone of the clock they did it by, where that was told. */
export interface StoredQuiet extends QuietMinutes {
  timeZone: string | null
}

/** The choices of a player, of one topic or of all. */
export function readChoices(db: Queryable, playerId: string, topic: MessageTopic | null): Promise<TopicChoice[]> {
  return many(
    db,
    `SELECT topic, channel, is_on AS "isOn" FROM notification_choice
     WHERE player_id = $1 AND ($2::text IS NULL OR topic = $2)`,
    [playerId, topic],
  )
}

/** The choices of several players for one topic. */
export function readChoicesOf(
  db: Queryable,
  playerIds: readonly string[],
  topic: MessageTopic,
): Promise<(TopicChoice & { playerId: string })[]> {
  return many(
    db,
    `SELECT player_id AS "playerId", topic, channel, is_on AS "isOn" FROM notification_choice
     WHERE player_id = ANY ($1) AND topic = $2`,
    [playerIds, topic],
  )
}

export async function saveChoices(tx: Tx, playerId: string, choices: readonly TopicChoice[]): Promise<void> {
  await tx.query(
    `INSERT INTO notification_choice (player_id, topic, channel, is_on)
     SELECT $1, topic, channel, is_on FROM unnest($2::text[], $3::text[], $4::boolean[]) AS choice (topic, channel, is_on)
     ORDER BY topic, channel
     ON CONFLICT (player_id, topic, channel) DO UPDATE SET is_on = excluded.is_on`,
    [
      playerId,
      choices.map(({ topic }) => topic),
      choices.map(({ channel }) => channel),
      choices.map(({ isOn }) => isOn),
    ],
  )
}

export function readQuiet(db: Queryable, playerId: string): Promise<StoredQuiet | undefined> {
  return maybeOne(
    db,
    `SELECT from_minute AS "from", to_minute AS "to", time_zone AS "timeZone" FROM notification_quiet_hours
     WHERE player_id = $1`,
    [playerId],
  )
}

/** Saves quiet hours, and keeps the time zone that is known where none is told. */
export async function saveQuiet(tx: Tx, playerId: string, { from, to, timeZone }: StoredQuiet): Promise<void> {
  await tx.query(
    `INSERT INTO notification_quiet_hours AS known (player_id, from_minute, to_minute, time_zone) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET from_minute = excluded.from_minute, to_minute = excluded.to_minute,
       time_zone = coalesce(excluded.time_zone, known.time_zone)`,
    [playerId, from, to, timeZone],
  )
}

export async function removeQuiet(tx: Tx, playerId: string): Promise<void> {
  await tx.query('DELETE FROM notification_quiet_hours WHERE player_id = $1', [playerId])
}

/** What players wanted whose accounts are no longer anybody's. */
export async function forgetPreferences(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM notification_choice WHERE player_id = ANY($1)', [playerIds])
  await tx.query('DELETE FROM notification_quiet_hours WHERE player_id = ANY($1)', [playerIds])
}
