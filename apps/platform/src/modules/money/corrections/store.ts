import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { isUuid } from '@baize/kit'
import type { CorrectionFilter, StoredCeiling, StoredCorrection } from './correction.ts'

type Row = Omit<StoredCorrection, 'amount'> & { amount: string }

const COLUMNS = `id, player_id AS "playerId", account_id AS "accountId", currency, direction, amount::text AS amount, state,
  reason, asked_by AS "askedBy", decided_by AS "decidedBy", decision_reason AS "decisionReason", entry_id AS "entryId",
  created_at AS "createdAt", decided_at AS "decidedAt"`

/** Matches are counted up to here. */
const COUNTED_MAX = 10_000

const toCorrection = (row: Row): StoredCorrection => ({ ...row, amount: toBigInt(row.amount) })

export async function insertCorrection(tx: Tx, correction: StoredCorrection): Promise<void> {
  const { id, playerId, accountId, currency, direction, amount, state, reason } = correction
  await tx.query(
    `INSERT INTO correction (id, player_id, account_id, currency, direction, amount, state, reason, asked_by, entry_id,
       created_at, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      playerId,
      accountId,
      currency,
      direction,
      amount.toString(),
      state,
      reason,
      correction.askedBy,
      correction.entryId,
      correction.createdAt,
      correction.decidedAt,
    ],
  )
}

/** The correction, locked so that decisions about it take turns. */
export async function lockCorrection(tx: Tx, id: string): Promise<StoredCorrection | undefined> {
  const row = await maybeOne<Row>(tx, `SELECT ${COLUMNS} FROM correction WHERE id = $1 FOR UPDATE`, [id])
  return row && toCorrection(row)
}

export async function saveDecision(tx: Tx, correction: StoredCorrection): Promise<void> {
  const { id, state, decidedBy, decisionReason, entryId, decidedAt } = correction
  await tx.query(
    `UPDATE correction SET state = $2, decided_by = $3, decision_reason = $4, entry_id = $5, decided_at = $6
     WHERE id = $1`,
    [id, state, decidedBy, decisionReason, entryId, decidedAt],
  )
}

/** Corrections that match, the newest first. */
export async function listCorrections(
  db: Queryable,
  { playerId, state }: CorrectionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredCorrection[]; totalRows: number }> {
  if (playerId !== undefined && !isUuid(playerId)) return { rows: [], totalRows: 0 }
  const conditions: [string, unknown][] = [
    ['player_id', playerId],
    ['state', state],
  ]
  const given = conditions.filter(([, value]) => value !== undefined)
  const tests = given.map(([column], place) => `${column} = $${place + 1}`)
  const where = tests.length === 0 ? '' : `WHERE ${tests.join(' AND ')}`
  const values = given.map(([, value]) => value)
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM correction ${where} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
    values,
  )
  const counted = `SELECT count(*) FROM (SELECT FROM correction ${where} LIMIT ${COUNTED_MAX}) AS counted`
  const { count } = await one<{ count: number }>(db, counted, values)
  return { rows: rows.map(toCorrection), totalRows: count }
}

/** Makes corrections of one operator take turns until the transaction ends, so that two at once cannot pass together. */
export async function lockAsker(tx: Tx, operatorId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('corrections ' || $1, 0))`, [operatorId])
}

/** What the operator corrected alone in the currency since then. */
export async function sumAlone(
  tx: Tx,
  { operatorId, currency, since }: { operatorId: string; currency: string; since: Date },
): Promise<bigint> {
  const { sum } = await one<{ sum: string }>(
    tx,
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM correction
     WHERE asked_by = $1 AND currency = $2 AND created_at > $3 AND state = 'posted' AND decided_by IS NULL`,
    [operatorId, currency, since],
  )
  return toBigInt(sum)
}

/** What one operator may do alone; nothing where no ceiling is set. */
export async function readCeiling(db: Queryable, currency: string): Promise<bigint> {
  const text = 'SELECT alone_max::text AS max FROM correction_ceiling WHERE currency = $1'
  return toBigInt((await maybeOne<{ max: string }>(db, text, [currency]))?.max ?? '0')
}

/** Every ceiling, by currency; the house has few. */
export async function readCeilings(db: Queryable): Promise<StoredCeiling[]> {
  const rows = await many<{ currency: string; max: string }>(
    db,
    'SELECT currency, alone_max::text AS max FROM correction_ceiling ORDER BY currency',
  )
  return rows.map(({ currency, max }) => ({ currency, aloneMax: toBigInt(max) }))
}

/** Writes a ceiling and gives the former one. */
export async function saveCeiling(tx: Tx, { currency, aloneMax }: StoredCeiling): Promise<StoredCeiling | null> {
  const text = 'SELECT alone_max::text AS max FROM correction_ceiling WHERE currency = $1 FOR UPDATE'
  const former = await maybeOne<{ max: string }>(tx, text, [currency])
  await tx.query(
    `INSERT INTO correction_ceiling (currency, alone_max) VALUES ($1, $2)
     ON CONFLICT (currency) DO UPDATE SET alone_max = excluded.alone_max`,
    [currency, aloneMax.toString()],
  )
  return former ? { currency, aloneMax: toBigInt(former.max) } : null
}
