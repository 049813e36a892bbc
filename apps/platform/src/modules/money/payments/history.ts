import { type InvoiceStatus, InvoiceType } from '@baize/contract'
import { many, one, type Queryable, toBigInt } from '@baize/database'
import type { Invoice, InvoiceState } from './invoice.ts'
import { INVOICE_COLUMNS, type InvoiceRow, toInvoice } from './store.ts'
import { invoiceStatus } from './view.ts'

/** What a history may be narrowed by. Both instants are included; an empty list does not narrow. */
export interface InvoiceFilter {
  from?: Date
  to?: Date
  types?: InvoiceType[]
  currencies?: string[]
  statuses?: InvoiceStatus[]
}

/** The player's invoices that match, newest first, with the number of all matches. */
export async function listInvoices(
  db: Queryable,
  playerId: string,
  filter: InvoiceFilter,
  slice: { limit: number; offset: number },
): Promise<{ rows: Invoice[]; totalRows: number }> {
  // All invoices are deposits.
  if (filter.types?.length && !filter.types.includes(InvoiceType.deposit)) return { rows: [], totalRows: 0 }
  const where = `player_id = $1 AND ($2::timestamptz IS NULL OR created_at >= $2)
    AND ($3::timestamptz IS NULL OR created_at <= $3)
    AND ($4::text[] IS NULL OR currency = ANY($4)) AND ($5::text[] IS NULL OR status = ANY($5))`
  const values = [
    playerId,
    filter.from ?? null,
    filter.to ?? null,
    filter.currencies?.length ? filter.currencies : null,
    filter.statuses?.length ? statesOf(filter.statuses) : null,
  ]
  const rows = await many<InvoiceRow>(
    db,
    `SELECT ${INVOICE_COLUMNS} FROM invoice WHERE ${where} ORDER BY id DESC LIMIT ${slice.limit} OFFSET ${slice.offset}`,
    values,
  )
  const { count } = await one<{ count: number }>(db, `SELECT count(*) FROM invoice WHERE ${where}`, values)
  return { rows: rows.map(toInvoice), totalRows: count }
}

function statesOf(statuses: InvoiceStatus[]): InvoiceState[] {
  const states = Object.keys(invoiceStatus) as InvoiceState[]
  return states.filter((state) => statuses.includes(invoiceStatus[state]))
}

/** The player's successful deposits in one currency; amounts in smallest units. */
export interface DepositTotals {
  currency: string
  count: number
  sum: bigint
  lastAmount: bigint
  lastAt: Date
}

export async function sumDeposits(db: Queryable, playerId: string): Promise<DepositTotals[]> {
  const rows = await many<Record<'currency' | 'sum' | 'lastAmount', string> & { count: number; lastAt: Date }>(
    db,
    `SELECT currency, count(*), sum(amount)::text AS sum, max(updated_at) AS "lastAt",
       (array_agg(amount ORDER BY updated_at DESC, id DESC))[1]::text AS "lastAmount"
     FROM invoice WHERE player_id = $1 AND status = 'success' GROUP BY currency ORDER BY currency`,
    [playerId],
  )
  return rows.map((row) => ({ ...row, sum: toBigInt(row.sum), lastAmount: toBigInt(row.lastAmount) }))
}

/** What the player's deposits of a currency ordered since come to, in smallest units, without those that failed. */
export async function sumOrdered(db: Queryable, playerId: string, currency: string, since: Date): Promise<bigint> {
  const { sum } = await one<{ sum: string }>(
    db,
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM invoice
     WHERE player_id = $1 AND currency = $2 AND created_at >= $3 AND status <> 'failure'`,
    [playerId, currency, since],
  )
  return toBigInt(sum)
}
