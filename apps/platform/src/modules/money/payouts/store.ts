import type { WithdrawalState } from '@baize/contract'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { isUuid } from '@baize/kit'
import type { Withdrawal } from './withdrawal.ts'

interface Row extends Omit<Withdrawal, 'amount' | 'baseAmount' | 'paidAmount'> {
  amount: string
  baseAmount: string
  paidAmount: string | null
}

const COLUMNS = `id, player_id AS "playerId", account_id AS "accountId", method, provider, currency,
  amount::text AS amount, base_amount::text AS "baseAmount", state, checks, destination,
  destination_hash AS "destinationHash", is_destination_new AS "isDestinationNew", details,
  public_data AS "publicData", paid_amount::text AS "paidAmount", paid_currency AS "paidCurrency",
  hold_id AS "holdId", entry_id AS "entryId", why, note, first_approved_by AS "firstApprovedBy",
  approved_by AS "approvedBy", created_at AS "createdAt", approved_at AS "approvedAt", sent_at AS "sentAt",
  ended_at AS "endedAt", updated_at AS "updatedAt"`

/** Matches are counted up to here. */
const COUNTED_MAX = 10_000

function toWithdrawal({ amount, baseAmount, paidAmount, ...row }: Row): Withdrawal {
  return {
    ...row,
    amount: toBigInt(amount),
    baseAmount: toBigInt(baseAmount),
    paidAmount: paidAmount === null ? null : toBigInt(paidAmount),
  }
}

/** Makes what one player asks for take turns until the transaction ends, so that no two are judged without each other. */
export async function lockRequests(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('withdrawals ' || $1, 0))`, [playerId])
}

export async function insertWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawal (id, player_id, account_id, method, provider, currency, amount, base_amount, state, checks,
       destination, destination_hash, is_destination_new, details, hold_id, approved_at, created_at, updated_at, asked_at, public_data)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, $17, $18)`,
    [
      withdrawal.id,
      withdrawal.playerId,
      withdrawal.accountId,
      withdrawal.method,
      withdrawal.provider,
      withdrawal.currency,
      withdrawal.amount.toString(),
      withdrawal.baseAmount.toString(),
      withdrawal.state,
      withdrawal.checks,
      withdrawal.destination,
      withdrawal.destinationHash,
      withdrawal.isDestinationNew,
      withdrawal.details,
      withdrawal.holdId,
      withdrawal.approvedAt,
      withdrawal.createdAt,
      withdrawal.publicData && JSON.stringify(withdrawal.publicData),
    ],
  )
}

/** The withdrawal, locked so that whoever decides about it takes turns. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  if (!isUuid(id)) return undefined
  const row = await maybeOne<Row>(tx, `SELECT ${COLUMNS} FROM withdrawal WHERE id = $1 FOR UPDATE`, [id])
  return row && toWithdrawal(row)
}

/** Writes what may change in the life of a locked withdrawal. */
export async function saveWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  await tx.query(
    `UPDATE withdrawal SET state = $2, checks = $3, destination = $4, destination_hash = $5, is_destination_new = $6,
       details = $7, public_data = $8, paid_amount = $9, paid_currency = $10, entry_id = $11, why = $12, note = $13,
       first_approved_by = $14, approved_by = $15, approved_at = $16, sent_at = $17, ended_at = $18, updated_at = $19
     WHERE id = $1`,
    [
      withdrawal.id,
      withdrawal.state,
      withdrawal.checks,
      withdrawal.destination,
      withdrawal.destinationHash,
      withdrawal.isDestinationNew,
      withdrawal.details,
      withdrawal.publicData && JSON.stringify(withdrawal.publicData),
      withdrawal.paidAmount?.toString() ?? null,
      withdrawal.paidCurrency,
      withdrawal.entryId,
      withdrawal.why,
      withdrawal.note,
      withdrawal.firstApprovedBy,
      withdrawal.approvedBy,
      withdrawal.approvedAt,
      withdrawal.sentAt,
      withdrawal.endedAt,
      withdrawal.updatedAt,
    ],
  )
}

/** What the player asked for since: how often, and what it comes to without what was given back. */
export async function sumSince(tx: Tx, playerId: string, since: Date): Promise<{ count: number; baseSum: bigint }> {
  const row = await one<{ count: number; sum: string }>(
    tx,
    `SELECT count(*), coalesce(sum(base_amount) FILTER (WHERE state NOT IN ('failed', 'refused', 'cancelled')), 0)::text
       AS sum FROM withdrawal WHERE player_id = $1 AND created_at > $2`,
    [playerId, since],
  )
  return { count: row.count, baseSum: toBigInt(row.sum) }
}

/** What the player was paid since, or is to be, without what was given back. */
export async function payoutsSince(
  tx: Tx,
  playerId: string,
  since: Date,
): Promise<{ currency: string; amount: bigint }[]> {
  const rows = await many<{ currency: string; amount: string }>(
    tx,
    `SELECT currency, sum(amount)::text AS amount FROM withdrawal
     WHERE player_id = $1 AND created_at > $2 AND state NOT IN ('failed', 'refused', 'cancelled') GROUP BY currency`,
    [playerId, since],
  )
  return rows.map(({ currency, amount }) => ({ currency, amount: toBigInt(amount) }))
}

/** Whether money of the player went there before. */
export async function isDestinationKnown(db: Queryable, playerId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM withdrawal WHERE player_id = $1 AND destination_hash = $2 AND state = 'paid' LIMIT 1`,
    [playerId, hash],
  )
  return rowCount !== 0
}

/** Withdrawals a company is to be asked or told about and was not since `before`; they count as asked `now`. */
export async function takeUnasked(db: Queryable, before: Date, now: Date, limit: number): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `UPDATE withdrawal SET asked_at = $2 WHERE id IN (
       SELECT id FROM withdrawal WHERE state IN ('collecting', 'approved', 'sending') AND asked_at <= $1
       ORDER BY asked_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [before, now, limit],
  )
  return rows.map(({ id }) => id)
}

/** How many that were asked for before then wait for an operator. */
export async function countUndecided(db: Queryable, before: Date): Promise<number> {
  const text = `SELECT count(*) AS count FROM withdrawal WHERE state IN ('checking', 'review') AND created_at <= $1`
  return (await one<{ count: number }>(db, text, [before])).count
}

/** Withdrawals that match, the newest first; those that wait for a person the longest waiting first. */
export async function listWithdrawals(
  db: Queryable,
  { playerId, state, isWaiting }: { playerId?: string; state?: WithdrawalState; isWaiting?: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Withdrawal[]; totalRows: number }> {
  if (playerId !== undefined && !isUuid(playerId)) return { rows: [], totalRows: 0 }
  const where = `($1::uuid IS NULL OR player_id = $1) AND ($2::text IS NULL OR state = $2)
    ${isWaiting ? `AND state IN ('checking', 'review')` : ''}`
  const values = [playerId ?? null, state ?? null]
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM withdrawal WHERE ${where} ORDER BY id ${isWaiting ? '' : 'DESC'}
     LIMIT ${limit} OFFSET ${offset}`,
    values,
  )
  const { count } = await one<{ count: number }>(
    db,
    `SELECT count(*) FROM (SELECT FROM withdrawal WHERE ${where} LIMIT ${COUNTED_MAX}) AS counted`,
    values,
  )
  return { rows: rows.map(toWithdrawal), totalRows: count }
}

/** Keeps a report; `false` when it was taken before. */
export async function insertReport(
  tx: Tx,
  report: { provider: string; eventId: string; withdrawalId: string; status: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO withdrawal_report (provider, event_id, withdrawal_id, status, received_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [report.provider, report.eventId, report.withdrawalId, report.status, now],
  )
  return rowCount === 1
}
