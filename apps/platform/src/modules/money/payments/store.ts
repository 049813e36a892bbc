import { many, maybeOne, one, type Queryable, type Tx, toBigInt } from '@baize/database'
import { assert } from '@baize/kit'
import { unitsToBase } from '../../ground/settings/index.ts'
import type { Fact } from '../../ground/outbox/index.ts'
import type { entryOf, Invoice, NextStep } from './invoice.ts'
import type { AmountBound } from './bounds.ts'
import { type CompanyMethods, type CompanyOffers, offKey } from './company-methods.ts'

/** An invoice as the queries select it. */
export interface InvoiceRow extends Omit<Invoice, 'amount' | 'paidAmount'> {
  amount: string
  paidAmount: string | null
}

export const INVOICE_COLUMNS = `id, player_id AS "playerId", account_id AS "accountId", method, way, provider, currency,
  amount::text AS amount, status, status_result AS "statusResult", number, next_step AS "nextStep",
  entry_id AS "entryId", paid_amount::text AS "paidAmount", paid_currency AS "paidCurrency", created_at AS "createdAt", updated_at AS "updatedAt"`

export function toInvoice(row: InvoiceRow): Invoice {
  const { amount, paidAmount } = row
  return { ...row, amount: toBigInt(amount), paidAmount: paidAmount === null ? null : toBigInt(paidAmount) }
}

/**
 * The request that opens an invoice. `id` is the same for all of its repeats. A process of the release before this one
 * knows a request by `key` and `hash` alone, therefore they are kept with the invoice.
 */
export interface Request {
  id: string
  key: string | null
  hash: Buffer
}

/** Writes a new invoice; `false` when its request has opened one. */
export async function insertInvoice(db: Queryable, invoice: Invoice, request: Request): Promise<boolean> {
  return (await insert(db, invoice, request, invoice.createdAt)) === 1
}

/** Writes the invoice of coins that came unasked. The company is asked about their address, never about the invoice. */
export async function insertComing(tx: Tx, invoice: Invoice): Promise<void> {
  const count = await insert(tx, invoice, null, 'infinity')
  assert(count === 1, 'coins are seen once')
}

/** Returns how many rows it wrote: none where there is an invoice of this id or request. */
async function insert(
  db: Queryable,
  invoice: Invoice,
  request: Request | null,
  checkedAt: Date | 'infinity',
): Promise<number | null> {
  const { rowCount } = await db.query(
    `INSERT INTO invoice (id, player_id, account_id, method, provider, currency, amount, status, status_result, next_step,
       created_at, updated_at, request_key, request_hash, checked_at, way)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15)
     ON CONFLICT DO NOTHING`,
    [
      invoice.id,
      invoice.playerId,
      invoice.accountId,
      invoice.method,
      invoice.provider,
      invoice.currency,
      invoice.amount.toString(),
      invoice.status,
      invoice.statusResult,
      invoice.nextStep && JSON.stringify(invoice.nextStep),
      invoice.createdAt,
      request?.key,
      request?.hash,
      checkedAt,
      invoice.way && JSON.stringify(invoice.way),
    ],
  )
  return rowCount
}

/** Whether the request has opened an invoice already. */
export async function isRequested(db: Queryable, playerId: string, { id, key }: Request): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM invoice WHERE player_id = $1 AND (id = $2 OR request_key = $3)', [
    playerId,
    id,
    key,
  ])
  return rowCount !== 0
}

/** The invoice the player opened by this request, and whether the body was the same. */
export async function readRequested(
  db: Queryable,
  playerId: string,
  request: Request,
): Promise<{ invoice: Invoice; isSame: boolean }> {
  const row = await one<InvoiceRow & { isSame: boolean }>(
    db,
    `SELECT ${INVOICE_COLUMNS}, request_hash = $4 AS "isSame" FROM invoice
     WHERE player_id = $1 AND (id = $2 OR request_key = $3)`,
    [playerId, request.id, request.key, request.hash],
  )
  const { isSame, ...invoice } = row
  return { invoice: toInvoice(invoice), isSame }
}

/** Keeps the first next step and returns it: two attempts that both reached the company answer alike. */
export async function keepNextStep(db: Queryable, id: string, step: NextStep): Promise<NextStep> {
  const row = await one<{ step: NextStep }>(
    db,
    'UPDATE invoice SET next_step = coalesce(next_step, $2) WHERE id = $1 RETURNING next_step AS step',
    [id, JSON.stringify(step)],
  )
  return row.step
}

/** Keeps the next step of a locked invoice in place of the former. */
export async function saveNextStep(tx: Tx, id: string, step: NextStep): Promise<void> {
  await tx.query('UPDATE invoice SET next_step = $2 WHERE id = $1', [id, JSON.stringify(step)])
}

/** The invoice, locked so that reports about it take turns. */
export async function lockInvoice(tx: Tx, id: string): Promise<Invoice | undefined> {
  const text = `SELECT ${INVOICE_COLUMNS} FROM invoice WHERE id = $1 FOR UPDATE`
  const row = await maybeOne<InvoiceRow>(tx, { name: 'invoice-lock', text }, [id])
  return row && toInvoice(row)
}

/** The invoice as it is now. */
export async function findInvoice(db: Queryable, id: string): Promise<Invoice | undefined> {
  const text = `SELECT ${INVOICE_COLUMNS} FROM invoice WHERE id = $1`
  const row = await maybeOne<InvoiceRow>(db, { name: 'invoice-find', text }, [id])
  return row && toInvoice(row)
}

/** Settles a waiting invoice that was paid as asked, by one statement; `null` when it or the report is not what it was. */
export async function settlePaid(
  db: Queryable,
  settling: {
    invoice: Invoice
    eventId: string
    entry: ReturnType<typeof entryOf>
    turnover: bigint
    /** Without the number. */
    told: Fact
    fact: object
    now: Date
  },
): Promise<number | null> {
  const { invoice, eventId, entry, turnover, told, fact, now } = settling
  const { units, baseUnits } = unitsToBase(invoice.currency)
  const { number } = await one<{ number: number | null }>(
    db,
    {
      name: 'payment-settle',
      text: `SELECT payment_settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) AS number`,
    },
    [
      invoice.id,
      invoice.provider,
      eventId,
      invoice.amount,
      invoice.currency,
      invoice.statusResult,
      entry.source.owner,
      entry.key,
      JSON.stringify(entry.meta),
      turnover,
      units,
      baseUnits,
      told.channel,
      JSON.stringify(told.data),
      JSON.stringify(fact),
      now,
    ],
  )
  return number
}

/**
 * A locked invoice has succeeded: it gets its number and its worth in the base currency at the rate of this moment,
 * which stays. Settlements of one player take turns from here on.
 */
export async function saveSettled(
  tx: Tx,
  { id, currency, amount, statusResult, entryId, updatedAt }: Omit<Invoice, 'number'>,
): Promise<number> {
  const { units, baseUnits } = unitsToBase(currency)
  const { number } = await one<{ number: number }>(
    tx,
    {
      name: 'invoice-settle',
      text: `UPDATE invoice SET status = 'success', status_result = $2, entry_id = $3, updated_at = $4, amount = $5,
         number = invoice_next_number(player_id), base_amount = settings_in_base(currency, $5, $6, $7)
       WHERE id = $1 RETURNING number`,
    },
    [id, statusResult, entryId, updatedAt, amount, units, baseUnits],
  )
  return number
}

export async function saveInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  await tx.query(
    `UPDATE invoice SET status = $2, status_result = $3, number = $4, entry_id = $5, updated_at = $6, amount = $7,
       paid_amount = $8, paid_currency = $9
     WHERE id = $1`,
    [
      invoice.id,
      invoice.status,
      invoice.statusResult,
      invoice.number,
      invoice.entryId,
      invoice.updatedAt,
      invoice.amount.toString(),
      invoice.paidAmount?.toString() ?? null,
      invoice.paidCurrency,
    ],
  )
}

/** Invoices that wait for a person, who has waited longest first. */
export async function listInReview(db: Queryable, limit: number): Promise<Invoice[]> {
  const rows = await many<InvoiceRow>(
    db,
    `SELECT ${INVOICE_COLUMNS} FROM invoice WHERE status = 'review' ORDER BY updated_at, id LIMIT $1`,
    [limit],
  )
  return rows.map(toInvoice)
}

/** The same page by page. */
export async function pageInReview(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Invoice[]; totalRows: number }> {
  const where = `FROM invoice WHERE status = 'review'`
  const { totalRows } = await one<{ totalRows: number }>(db, `SELECT count(*) AS "totalRows" ${where}`)
  const rows = await many<InvoiceRow>(
    db,
    `SELECT ${INVOICE_COLUMNS} ${where} ORDER BY updated_at, id LIMIT $1 OFFSET $2`,
    [limit, offset],
  )
  return { rows: rows.map(toInvoice), totalRows }
}

/** Pending invoices not asked about since `before`, the longest unasked first; they count as asked `now`. */
export async function takeUnchecked(db: Queryable, before: Date, now: Date, limit: number): Promise<Invoice[]> {
  const rows = await many<InvoiceRow>(
    db,
    `UPDATE invoice SET checked_at = $2 WHERE id IN (
       SELECT id FROM invoice WHERE status = 'pending' AND checked_at <= $1
       ORDER BY checked_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${INVOICE_COLUMNS}`,
    [before, now, limit],
  )
  return rows.map(toInvoice)
}

export interface ReportRow {
  provider: string
  eventId: string
  invoiceId: string
  status: string
  amount: string
  currency: string
}

/** Whether this report was taken before; asked with the invoice locked, which makes repeats take turns. */
export async function isReported(tx: Tx, provider: string, eventId: string, invoiceId: string): Promise<boolean> {
  const text = 'SELECT 1 FROM payment_report WHERE provider = $1 AND event_id = $2 AND invoice_id = $3'
  const row = await maybeOne(tx, { name: 'payment-report-find', text }, [provider, eventId, invoiceId])
  return row !== undefined
}

export async function insertReport(tx: Tx, report: ReportRow, outcome: string, now: Date): Promise<void> {
  const { provider, eventId, invoiceId, status, amount, currency } = report
  await tx.query({
    name: 'payment-report-add',
    text: `INSERT INTO payment_report (provider, event_id, invoice_id, status, amount, currency, outcome, received_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [provider, eventId, invoiceId, status, amount, currency, outcome, now],
  })
}

const BOUND = `json_build_object('direction', direction, 'currency', currency, 'method', nullif(method, ''),
  'amountMin', amount_min, 'amountMax', amount_max, 'presets', presets)`

/** What each company said last that it offers, and what operators leave of it. */
export async function readCompanyOffers(db: Queryable): Promise<CompanyOffers> {
  const { told, off, bounds } = await one<{
    told: Record<string, { methods: CompanyMethods; heardAt: string }> | null
    off: { company: string; direction: keyof CompanyMethods; method: string }[] | null
    bounds: AmountBound[] | null
  }>(
    db,
    `SELECT (SELECT json_object_agg(company_id, json_build_object('methods', methods, 'heardAt', heard_at))
         FROM payment_method) AS told,
       (SELECT json_agg(json_build_object('company', company_id, 'direction', direction, 'method', method))
         FROM payment_method_off) AS off,
       (SELECT json_agg(${BOUND}) FROM payment_bound) AS bounds`,
  )
  return {
    told: new Map(
      Object.entries(told ?? {}).map(([company, { methods, heardAt }]) => [
        company,
        { methods, heardAt: new Date(heardAt) },
      ]),
    ),
    off: new Set(off?.map(({ company, direction, method }) => offKey(company, direction, method))),
    bounds: bounds ?? [],
  }
}

/** What operators allow, by direction and currency, what is said of every method before the others. */
export async function readAmountBounds(db: Queryable): Promise<AmountBound[]> {
  const text = `SELECT ${BOUND} AS bound FROM payment_bound ORDER BY direction, currency, method`
  return (await many<{ bound: AmountBound }>(db, text)).map(({ bound }) => bound)
}

/** The same; until the transaction ends nobody else changes one. */
export async function lockAmountBounds(tx: Tx): Promise<AmountBound[]> {
  await tx.query('LOCK TABLE payment_bound IN SHARE ROW EXCLUSIVE MODE')
  return readAmountBounds(tx)
}

/** Lets a bound hold in place of the one that was there; one that says nothing takes it away. */
export async function saveAmountBound(tx: Tx, bound: AmountBound): Promise<void> {
  const { direction, currency, method, amountMin, amountMax, presets } = bound
  const place = [direction, currency, method ?? '']
  await tx.query('DELETE FROM payment_bound WHERE direction = $1 AND currency = $2 AND method = $3', place)
  if (amountMin === null && amountMax === null && presets === null) return
  await tx.query(
    `INSERT INTO payment_bound (direction, currency, method, amount_min, amount_max, presets)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [...place, amountMin, amountMax, presets],
  )
}

/** Switches a way to pay of a company on or off; again changes nothing. */
export async function switchMethod(
  tx: Tx,
  { company, direction, method }: { company: string; direction: keyof CompanyMethods; method: string },
  isEnabled: boolean,
  now: Date,
): Promise<void> {
  if (isEnabled)
    await tx.query('DELETE FROM payment_method_off WHERE company_id = $1 AND direction = $2 AND method = $3', [
      company,
      direction,
      method,
    ])
  else
    await tx.query(
      'INSERT INTO payment_method_off (company_id, direction, method, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [company, direction, method, now],
    )
}

export async function saveCompanyMethods(
  db: Queryable,
  company: string,
  methods: CompanyMethods,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO payment_method (company_id, methods, heard_at) VALUES ($1, $2, $3)
     ON CONFLICT (company_id) DO UPDATE SET methods = excluded.methods, heard_at = excluded.heard_at`,
    [company, JSON.stringify(methods), now],
  )
}
