import {
  type Invoice,
  type InvoiceStatus,
  InvoiceType,
  type WithdrawalRefusal,
  type WithdrawalState,
} from '@baize/contract'
import { many, one, type Queryable, toBigInt } from '@baize/database'
import {
  type Invoice as DepositInvoice,
  invoiceStatus as depositStatus,
  type InvoiceState,
  invoiceView,
  type NextStep,
  type PaymentTotals,
  sumPayments,
} from '../payments/index.ts'
import { invoiceStatus, type Reader, withdrawalView } from './view.ts'
import type { PublicData } from './withdrawal.ts'

/** What a history may be narrowed by. Both instants are included; an empty list does not narrow. */
export interface InvoiceFilter {
  from?: Date
  to?: Date
  types?: InvoiceType[]
  currencies?: string[]
  statuses?: InvoiceStatus[]
}

interface Row {
  id: string
  kind: 'deposit' | 'withdrawal'
  method: string
  currency: string
  amount: string
  state: string
  statusResult: string
  number: number | null
  destination: string | null
  publicData: PublicData | null
  nextStep: NextStep | null
  way: DepositInvoice['way']
  why: WithdrawalRefusal | null
  note: string | null
  createdAt: Date
  approvedAt: Date | null
  sentAt: Date | null
  endedAt: Date | null
  updatedAt: Date
}

const COLUMNS = `id, kind, method, currency, amount::text AS amount, state, result AS "statusResult", number, destination,
  public_data AS "publicData", why, note, created_at AS "createdAt", approved_at AS "approvedAt", sent_at AS "sentAt",
  ended_at AS "endedAt", updated_at AS "updatedAt", next_step AS "nextStep", way`

/** The player's deposits and withdrawals that match, in their language, newest first, with the number of all matches. */
export async function listInvoices(
  db: Queryable,
  { playerId, ...reader }: { playerId: string } & Reader,
  filter: InvoiceFilter,
  slice: { limit: number; offset: number },
): Promise<{ rows: Invoice[]; totalRows: number }> {
  const { from, to, currencies, statuses, types } = filter
  const values = [
    playerId,
    currencies?.length ? currencies : null,
    statuses?.length ? statesOf(statuses) : null,
    types?.length ? types.map((type) => (type === InvoiceType.deposit ? 'deposit' : 'withdrawal')) : null,
    from ?? null,
    to ?? null,
  ]
  const { totalRows, days, skipped } = await one<{ totalRows: number; days: string[] | null; skipped: number | null }>(
    db,
    { name: 'payment-places', text: PLACES },
    [...values, slice.offset, slice.limit],
  )
  if (!days) return { rows: [], totalRows }
  // Between the first and the last of the days an index is read; without them all of it, down to a page far behind.
  const [first, last] = [days[0], days.at(-1)]
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM unnest($7::date[]) AS day, LATERAL (
       SELECT * FROM withdrawal_line WHERE ${ALIKE} AND ${WITHIN} AND ${ON_DAY}
         AND created_at >= ${startOf('$10::date')} AND created_at < ${startOf('$11::date + 1')}) AS line
     ORDER BY created_at DESC, id DESC LIMIT $8 OFFSET $9`,
    [...values, days, slice.limit, slice.offset - (skipped ?? 0), first, last],
  )
  return { rows: rows.map((row) => viewOf(row, reader)), totalRows }
}

/** What payments of one count have alike, and when they were asked for. */
const ALIKE = `player_id = $1 AND ($2::text[] IS NULL OR currency = ANY($2))
  AND ($3::text[] IS NULL OR kind || ' ' || state = ANY($3)) AND ($4::text[] IS NULL OR kind = ANY($4))`
const WITHIN = '($5::timestamptz IS NULL OR created_at >= $5) AND ($6::timestamptz IS NULL OR created_at <= $6)'
const ON_DAY = `created_at >= ${startOf('day')} AND created_at < ${startOf('day + 1')}`

/**
 * On which days the payments of a slice were asked for, how many that match came after those days, and how many match in
 * all: from the counts of whole days. Only where a period begins or ends within a day the payments of that day are counted.
 */
const PLACES = `
  WITH matching AS (
    SELECT day, CASE WHEN day IN (${dayOf('$5')}, ${dayOf('$6')})
        THEN (SELECT count(*) FROM withdrawal_line WHERE ${ALIKE} AND ${WITHIN} AND ${ON_DAY})
        ELSE sum(count) END AS matches
    FROM payment_tally
    WHERE ${ALIKE} AND ($5::timestamptz IS NULL OR day >= ${dayOf('$5')})
      AND ($6::timestamptz IS NULL OR day <= ${dayOf('$6')})
    GROUP BY day),
  placed AS (
    SELECT day, sum(matches) OVER (ORDER BY day DESC) - matches AS after, matches FROM matching WHERE matches > 0)
  SELECT coalesce(sum(matches), 0)::bigint AS "totalRows",
    array_agg(day::text ORDER BY day) FILTER (WHERE after < $7::bigint + $8::bigint AND after + matches > $7) AS days,
    (min(after) FILTER (WHERE after < $7::bigint + $8::bigint AND after + matches > $7))::bigint AS skipped
  FROM placed`

function dayOf(moment: string): string {
  return `(${moment}::timestamptz AT TIME ZONE 'UTC')::date`
}

function startOf(day: string): string {
  return `(${day})::timestamp AT TIME ZONE 'UTC'`
}

function viewOf({ kind, state, ...row }: Row, reader: Reader): Invoice {
  const line = { ...row, amount: toBigInt(row.amount) }
  return kind === 'deposit'
    ? invoiceView({ ...line, status: state as InvoiceState }, reader.locale)
    : withdrawalView({ ...line, state: state as WithdrawalState }, reader)
}

function statesOf(statuses: InvoiceStatus[]): string[] {
  const among = (kind: string, states: Record<string, InvoiceStatus>) =>
    Object.entries(states).flatMap(([state, status]) => (statuses.includes(status) ? [`${kind} ${state}`] : []))
  return [...among('deposit', depositStatus), ...among('withdrawal', invoiceStatus)]
}

/** What was paid out to the player comes to. */
export function sumPayouts(db: Queryable, playerId: string): Promise<PaymentTotals[]> {
  return sumPayments(
    db,
    { playerId, kind: 'withdrawal', state: 'paid' },
    `SELECT amount, base_amount, ended_at AS at FROM withdrawal
     WHERE player_id = $1 AND withdrawal.currency = total.currency AND state = 'paid'
     ORDER BY ended_at DESC, id DESC LIMIT 1`,
  )
}
