import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { Trouble } from './trouble.ts'

/** Lets those who write messages take turns, so that their numbers come in the order of commits. */
export async function lockMessages(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('alerts', 0))`)
}

/** Notes what a watcher sees now; what lasts already keeps when it began. */
export async function saveSeen(tx: Tx, watcher: string, troubles: readonly Trouble[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO alert (watcher, subject, begins, ends, began_at, due_at, seen_at)
     SELECT $1, subject, begins, ends, $3::timestamptz, $3::timestamptz + "patienceMs" * interval '1 millisecond', $3::timestamptz
     FROM json_to_recordset($2) AS trouble (subject text, begins text, ends text, "patienceMs" bigint)
     ORDER BY subject
     ON CONFLICT (watcher, subject) WHERE ended_at IS NULL
     DO UPDATE SET begins = excluded.begins, ends = excluded.ends, seen_at = excluded.seen_at`,
    [watcher, JSON.stringify(troubles), now],
  )
}

/** Takes those that have lasted long enough and were not told yet; what is to be said of them. */
export async function takeBegun(tx: Tx, watcher: string, now: Date): Promise<string[]> {
  const rows = await many<{ text: string }>(
    tx,
    `UPDATE alert SET told_at = $2
     WHERE watcher = $1 AND ended_at IS NULL AND told_at IS NULL AND seen_at = $2 AND due_at <= $2
     RETURNING begins AS text`,
    [watcher, now],
  )
  return rows.map(({ text }) => text).toSorted()
}

/** Ends those not seen since then; what is to be said of those that were told. */
export async function takeEnded(tx: Tx, watcher: string, seenUntil: Date, now: Date): Promise<string[]> {
  const ended = `watcher = $1 AND ended_at IS NULL AND seen_at < $2 AND seen_at <= $3`
  await tx.query(`DELETE FROM alert WHERE ${ended} AND told_at IS NULL`, [watcher, now, seenUntil])
  const rows = await many<{ text: string }>(
    tx,
    `UPDATE alert SET ended_at = $2 WHERE ${ended} RETURNING ends AS text`,
    [watcher, now, seenUntil],
  )
  return rows.map(({ text }) => text).toSorted()
}

/** Makes addresses known: a new one hears of what is written from now on. When each may be written to next. */
export function saveAddresses(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; nextAttemptAt: Date }[]> {
  return many(
    tx,
    `INSERT INTO alert_address (id, told_to, next_attempt_at)
     SELECT id, (SELECT coalesce(max(number), 0) FROM alert_message), $2 FROM unnest($1::text[]) AS id ORDER BY id
     ON CONFLICT (id) DO UPDATE SET id = excluded.id
     RETURNING id, next_attempt_at AS "nextAttemptAt"`,
    [ids, now],
  )
}

export async function insertMessages(tx: Tx, texts: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO alert_message (text, written_at)
     SELECT text, $2 FROM unnest($1::text[]) WITH ORDINALITY AS line (text, place) ORDER BY place`,
    [texts, now],
  )
}

/** Takes an address, if it is due and has something to hear, so that nobody else writes to it before `untilAt`. */
export function takeAddress(
  db: Queryable,
  id: string,
  now: Date,
  untilAt: Date,
): Promise<{ toldTo: number; attempts: number } | undefined> {
  return maybeOne(
    db,
    `UPDATE alert_address SET attempts = attempts + 1, next_attempt_at = $3
     WHERE id = $1 AND next_attempt_at <= $2 AND EXISTS (SELECT FROM alert_message WHERE number > told_to)
     RETURNING told_to AS "toldTo", attempts`,
    [id, now, untilAt],
  )
}

export function readMessages(
  db: Queryable,
  toldTo: number,
  countMax: number,
): Promise<{ number: number; text: string; writtenAt: Date }[]> {
  return many(
    db,
    `SELECT number, text, written_at AS "writtenAt" FROM alert_message WHERE number > $1 ORDER BY number LIMIT $2`,
    [toldTo, countMax],
  )
}

/** The address has everything up to this message; whether there is more. */
export async function markTold(tx: Tx, id: string, toldTo: number, now: Date): Promise<boolean> {
  const row = await maybeOne<{ isBehind: boolean }>(
    tx,
    `UPDATE alert_address SET told_to = greatest(told_to, $2), attempts = 0, problem = NULL, next_attempt_at = $3
     WHERE id = $1 RETURNING EXISTS (SELECT FROM alert_message WHERE number > greatest(told_to, $2)) AS "isBehind"`,
    [id, toldTo, now],
  )
  return row?.isBehind ?? false
}

export async function postpone(tx: Tx, id: string, problem: string, nextAttemptAt: Date): Promise<void> {
  await tx.query('UPDATE alert_address SET problem = $2, next_attempt_at = $3 WHERE id = $1', [
    id,
    problem,
    nextAttemptAt,
  ])
}

/** A trouble that operators were told of, as its row has it. */
export interface ToldTrouble {
  id: string
  /** What was so when it was last seen. */
  text: string
  beganAt: Date
  toldAt: Date
  endedAt: Date | null
}

/** Those that last, then those that are over, the newest of each first; `isOver` asks for one of the two. */
export async function readTold(
  db: Queryable,
  isOver: boolean | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ToldTrouble[]; totalRows: number }> {
  const told = 'told_at IS NOT NULL AND ($1::boolean IS NULL OR (ended_at IS NOT NULL) = $1)'
  const rows = await many<ToldTrouble>(
    db,
    `SELECT id, begins AS text, began_at AS "beganAt", told_at AS "toldAt", ended_at AS "endedAt"
     FROM alert WHERE ${told} ORDER BY ended_at DESC NULLS FIRST, began_at DESC, id LIMIT $2 OFFSET $3`,
    [isOver, limit, offset],
  )
  const { count } = await one<{ count: number }>(db, `SELECT count(*) AS count FROM alert WHERE ${told}`, [isOver])
  return { rows, totalRows: count }
}

/** How far an address has heard. */
export interface Hearing {
  unheard: number
  waitingSince: Date | null
  attempts: number
  problem: string | null
  nextAttemptAt: Date
}

/** By the ids of addresses; none for one that no watcher has met yet. */
export async function readHearings(db: Queryable, ids: readonly string[]): Promise<Map<string, Hearing>> {
  const rows = await many<Hearing & { id: string }>(
    db,
    `SELECT id, (SELECT count(*) FROM alert_message WHERE number > told_to) AS unheard,
       (SELECT min(written_at) FROM alert_message WHERE number > told_to) AS "waitingSince",
       attempts, problem, next_attempt_at AS "nextAttemptAt"
     FROM alert_address WHERE id = ANY ($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...hearing }) => [id, hearing]))
}

/** Removes the oldest that ended, and what was said, before then; returns how many. */
export async function removeEnded(db: Queryable, before: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `WITH old AS (DELETE FROM alert_message WHERE number IN (
       SELECT number FROM alert_message WHERE written_at < $1 ORDER BY written_at LIMIT $2))
     DELETE FROM alert WHERE id IN (
       SELECT id FROM alert WHERE ended_at < $1 ORDER BY ended_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, countMax],
  )
  return rowCount ?? 0
}
