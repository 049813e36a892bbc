import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { PostbackState, StoredPostback } from './postback.ts'
import { TOLD_WITHIN_DAYS } from './rules.ts'
import type { NewPostback } from './tallies.ts'

const COLUMNS = `id, company_id AS "companyId", reference, tag, event, occurred_at AS "occurredAt", currency,
  amount::text AS amount, state, attempts, next_attempt_at AS "nextAttemptAt", problem, ended_at AS "endedAt"`

type Row = Omit<StoredPostback, 'amount'> & { amount: string | null }

const postbackOf = ({ amount, ...row }: Row): StoredPostback => ({
  ...row,
  amount: amount === null ? null : toBigInt(amount),
})

/** Since when facts must have been written down for somebody to be told of them. */
export async function readTellingSince(db: Queryable): Promise<Date> {
  const text = `SELECT now() - make_interval(days => $1) AS since`
  return (await one<{ since: Date }>(db, text, [TOLD_WITHIN_DAYS])).since
}

/** Writes postbacks that are due at once; ids of those that were not written before. */
export async function insertPostbacks(tx: Tx, postbacks: readonly NewPostback[]): Promise<string[]> {
  if (postbacks.length === 0) return []
  const rows = await many<{ id: string }>(
    tx,
    `INSERT INTO affiliate_postback (player_id, company_id, reference, tag, event, occurred_at, currency, amount,
       next_attempt_at)
     SELECT "playerId", "companyId", reference, tag, event, "occurredAt", currency, amount, "occurredAt"
     FROM json_to_recordset($1) AS told ("playerId" uuid, "companyId" text, reference uuid, tag text, event text,
       "occurredAt" timestamptz, currency text, amount numeric)
     ON CONFLICT (player_id, event) DO NOTHING RETURNING id`,
    [JSON.stringify(postbacks)],
  )
  return rows.map(({ id }) => id)
}

/** To whom a postback goes that still waits. */
export async function readWaitingFor(db: Queryable, id: string): Promise<string | undefined> {
  const text = `SELECT company_id AS "companyId" FROM affiliate_postback WHERE id = $1 AND state = 'waiting'`
  return (await maybeOne<{ companyId: string }>(db, text, [id]))?.companyId
}

/** Takes one postback, if it waits and is due, so that nobody else takes it before `untilAt`. */
export async function takePostback(
  db: Queryable,
  id: string,
  now: Date,
  untilAt: Date,
): Promise<StoredPostback | undefined> {
  const row = await maybeOne<Row>(
    db,
    `UPDATE affiliate_postback SET attempts = attempts + 1, next_attempt_at = $3
     WHERE id = $1 AND state = 'waiting' AND next_attempt_at <= $2 RETURNING ${COLUMNS}`,
    [id, now, untilAt],
  )
  return row && postbackOf(row)
}

/** Takes those to these companies that are due, the oldest first. */
export async function takeDue(
  db: Queryable,
  companyIds: readonly string[],
  { now, untilAt, limit }: { now: Date; untilAt: Date; limit: number },
): Promise<StoredPostback[]> {
  const rows = await many<Row>(
    db,
    `UPDATE affiliate_postback SET attempts = attempts + 1, next_attempt_at = $3
     WHERE id IN (SELECT id FROM affiliate_postback
       WHERE state = 'waiting' AND next_attempt_at <= $2 AND company_id = ANY ($1)
       ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [companyIds, now, untilAt, limit],
  )
  return rows.map(postbackOf)
}

/** The company has it. */
export async function markTaken(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE affiliate_postback SET state = 'taken', ended_at = $2, problem = NULL WHERE id = $1 AND state <> 'taken'`,
    [id, now],
  )
}

export async function postpone(tx: Tx, id: string, problem: string, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `UPDATE affiliate_postback SET problem = $2, next_attempt_at = $3 WHERE id = $1 AND state = 'waiting'`,
    [id, problem, nextAttemptAt],
  )
}

export async function giveUp(db: Queryable, id: string, problem: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE affiliate_postback SET state = 'given_up', problem = $2, ended_at = $3
     WHERE id = $1 AND state = 'waiting'`,
    [id, problem, now],
  )
}

/** Lets postbacks that no company has begin anew at once; those that were changed. */
export async function restartPostbacks(tx: Tx, ids: readonly string[], now: Date): Promise<StoredPostback[]> {
  const rows = await many<Row>(
    tx,
    `UPDATE affiliate_postback SET state = 'waiting', attempts = 0, next_attempt_at = $2, ended_at = NULL
     WHERE id = ANY ($1) AND state <> 'taken' RETURNING ${COLUMNS}`,
    [ids, now],
  )
  return rows.map(postbackOf)
}

export interface PostbackFilter {
  companyId?: string | undefined
  /** Those no company has unless told. */
  state?: PostbackState | undefined
}

/** The newest first. */
export async function readPostbacks(
  db: Queryable,
  { companyId = '', state }: PostbackFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredPostback[]; totalRows: number }> {
  const chosen = `WHERE ${state === undefined ? `state <> 'taken' AND $2::text IS NULL` : 'state = $2'}
    AND ($1::text IS NULL OR company_id = $1)`
  const values = [companyId || null, state ?? null]
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM affiliate_postback ${chosen} ORDER BY occurred_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [...values, limit, offset],
  )
  const text = `SELECT count(*) AS count FROM affiliate_postback ${chosen}`
  const { count } = await one<{ count: number }>(db, text, values)
  return { rows: rows.map(postbackOf), totalRows: count }
}

/** Removes the oldest that ended before then; returns how many. */
export async function removeEnded(db: Queryable, before: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM affiliate_postback WHERE id IN (
       SELECT id FROM affiliate_postback WHERE state <> 'waiting' AND ended_at < $1 ORDER BY ended_at LIMIT $2
       FOR UPDATE SKIP LOCKED)`,
    [before, countMax],
  )
  return rowCount ?? 0
}
