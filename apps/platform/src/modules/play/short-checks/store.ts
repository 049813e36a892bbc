import type { ShortCheckAnswer } from '@baize/contract/kinds'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { type StoredFound, toFound } from './found.ts'
import type { Figures, Found } from './marks.ts'
import type { Run } from './run.ts'

export interface Step {
  playerId: string
  kind: 'deposit' | 'chase' | 'raise'
  at: Date
}

interface Key {
  playerId: string
  currency: string
}

const toJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

export async function readRuns(tx: Tx, keys: readonly Key[]): Promise<(Key & { run: Run })[]> {
  if (keys.length === 0) return []
  const rows = await many<Key & { lost: string; lastDeposit: string; lastStakeAt: Date | null }>(
    tx,
    `SELECT run.player_id AS "playerId", run.currency, lost::text, last_deposit::text AS "lastDeposit",
       last_stake_at AS "lastStakeAt"
     FROM (SELECT DISTINCT "playerId", currency FROM json_to_recordset($1) AS key ("playerId" uuid, currency text)) AS key
     JOIN short_check_run run ON run.player_id = key."playerId" AND run.currency = key.currency`,
    [JSON.stringify(keys)],
  )
  return rows.map(({ playerId, currency, lost, lastDeposit, lastStakeAt }) => ({
    playerId,
    currency,
    run: { lost: toBigInt(lost), lastDeposit: toBigInt(lastDeposit), lastStakeAt },
  }))
}

export async function saveRuns(tx: Tx, runs: readonly (Key & { run: Run })[]): Promise<void> {
  await tx.query(
    `INSERT INTO short_check_run (player_id, currency, lost, last_deposit, last_stake_at)
     SELECT "playerId", currency, lost, "lastDeposit", "lastStakeAt" FROM json_to_recordset($1) AS run
       ("playerId" uuid, currency text, lost numeric, "lastDeposit" numeric, "lastStakeAt" timestamptz)
     ON CONFLICT (player_id, currency) DO UPDATE SET lost = excluded.lost, last_deposit = excluded.last_deposit,
       last_stake_at = excluded.last_stake_at`,
    [toJson(runs.map(({ playerId, currency, run }) => ({ playerId, currency, ...run })))],
  )
}

export async function insertSteps(tx: Tx, steps: readonly Step[]): Promise<void> {
  await tx.query(
    `INSERT INTO short_check_step (player_id, kind, at)
     SELECT "playerId", kind, at FROM json_to_recordset($1) AS step ("playerId" uuid, kind text, at timestamptz)`,
    [JSON.stringify(steps)],
  )
}

/** Has players looked at some minutes after what happened, and no sooner than an hour after the last time. */
export async function wishLooks(tx: Tx, happened: readonly { playerId: string; occurredAt: Date }[]): Promise<void> {
  const latest = new Map<string, Date>()
  for (const { playerId, occurredAt } of happened) {
    const known = latest.get(playerId)
    if (!known || known < occurredAt) latest.set(playerId, occurredAt)
  }
  await tx.query(
    `INSERT INTO short_check_player AS known (player_id, look_at)
     SELECT player_id, latest + interval '5 minutes'
     FROM unnest($1::uuid[], $2::timestamptz[]) AS happened (player_id, latest) ORDER BY 1
     ON CONFLICT (player_id) DO UPDATE
       SET look_at = greatest(excluded.look_at, known.looked_at + interval '1 hour') WHERE known.look_at IS NULL`,
    [[...latest.keys()], [...latest.values()]],
  )
}

/** Forgets what was counted. What was found and asked stays: it was said to people. */
export async function removeCounted(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM short_check_step')
  await tx.query('DELETE FROM short_check_run')
}

/** Players who are due to be looked at. */
export async function readDue(db: Queryable, now: Date, countMax: number): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT player_id AS "playerId" FROM short_check_player WHERE look_at <= $1 ORDER BY look_at LIMIT $2`,
    [now, countMax],
  )
  return rows.map(({ playerId }) => playerId)
}

/** Resolves to false when the player is no longer due. What happens from here on has them looked at again. */
export async function takeDue(tx: Tx, playerId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE short_check_player SET look_at = NULL WHERE player_id = $1 AND look_at <= $2',
    [playerId, now],
  )
  return rowCount === 1
}

/** How many steps of each kind the player took since a moment. */
export async function countSteps(
  db: Queryable,
  playerId: string,
  { week, raises }: { week: Date; raises: Date },
): Promise<Pick<Figures, 'deposits' | 'chases' | 'raises'>> {
  return one(
    db,
    `SELECT (count(*) FILTER (WHERE kind = 'deposit' AND at >= $2))::integer AS deposits,
       (count(*) FILTER (WHERE kind = 'chase' AND at >= $2))::integer AS chases,
       (count(*) FILTER (WHERE kind = 'raise' AND at >= $3))::integer AS raises
     FROM short_check_step WHERE player_id = $1 AND at >= least($2::timestamptz, $3)`,
    [playerId, week, raises],
  )
}

export async function saveFound(tx: Tx, playerId: string, found: Found, now: Date): Promise<void> {
  await tx.query('UPDATE short_check_player SET looked_at = $2, figures = $3 WHERE player_id = $1', [
    playerId,
    now,
    toJson(found),
  ])
}

export async function readFound(db: Queryable, playerId: string): Promise<{ lookedAt: Date; found: Found } | null> {
  const row = await maybeOne<{ lookedAt: Date; figures: StoredFound }>(
    db,
    `SELECT looked_at AS "lookedAt", figures FROM short_check_player WHERE player_id = $1 AND looked_at IS NOT NULL`,
    [playerId],
  )
  return row ? { lookedAt: row.lookedAt, found: toFound(row.figures) } : null
}

/** A question with what it was asked about and what came of it. */
export interface ShortCheck {
  id: string
  playerId: string
  askedAt: Date
  found: Found
  answer: ShortCheckAnswer | null
  answeredAt: Date | null
}

const COLUMNS = `id, player_id AS "playerId", asked_at AS "askedAt", figures, answer, answered_at AS "answeredAt"`

type Row = Omit<ShortCheck, 'found'> & { figures: StoredFound }

function toShortCheck({ figures, ...row }: Row): ShortCheck {
  return { ...row, found: toFound(figures) }
}

export async function insertCheck(
  tx: Tx,
  { id, playerId, askedAt, found }: Pick<ShortCheck, 'id' | 'playerId' | 'askedAt' | 'found'>,
): Promise<void> {
  await tx.query('INSERT INTO short_check (id, player_id, asked_at, figures) VALUES ($1, $2, $3, $4)', [
    id,
    playerId,
    askedAt,
    toJson(found),
  ])
}

/** What the player was asked last. */
export async function readLast(db: Queryable, playerId: string): Promise<ShortCheck | null> {
  const row = await maybeOne<Row>(
    db,
    `SELECT ${COLUMNS} FROM short_check WHERE player_id = $1 ORDER BY asked_at DESC, id DESC LIMIT 1`,
    [playerId],
  )
  return row ? toShortCheck(row) : null
}

/** Resolves to false when it is answered already. */
export async function saveAnswer(tx: Tx, id: string, answer: ShortCheckAnswer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE short_check SET answer = $2, answered_at = $3 WHERE id = $1 AND answer IS NULL',
    [id, answer, now],
  )
  return rowCount === 1
}

/** What was asked of everybody, or of one player; the latest first. */
export async function readChecks(
  db: Queryable,
  playerId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ShortCheck[]; totalRows: number }> {
  const where = playerId === null ? '' : 'WHERE player_id = $1'
  const values = playerId === null ? [] : [playerId]
  const { count } = await one<{ count: string }>(db, `SELECT count(*) FROM short_check ${where}`, values)
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM short_check ${where} ORDER BY asked_at DESC, id DESC
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, limit, offset],
  )
  return { rows: rows.map(toShortCheck), totalRows: Number(count) }
}
