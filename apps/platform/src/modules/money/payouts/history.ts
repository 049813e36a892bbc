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
  ]
  const moments = [from ?? null, to ?? null]
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM withdrawal_line WHERE ${ALIKE} AND ${WITHIN}
     ORDER BY id DESC LIMIT ${slice.limit} OFFSET ${slice.offset}`,
    [...values, ...moments],
  )
  const counting =
    from || to
      ? one<{ count: number }>(db, `SELECT count(*) FROM withdrawal_line WHERE ${ALIKE} AND ${WITHIN}`, [
          ...values,
          ...moments,
        ])
      : one<{ count: number }>(db, `SELECT coalesce(sum(count), 0) AS count FROM payment_tally WHERE ${ALIKE}`, values)
  return { rows: rows.map((row) => viewOf(row, reader)), totalRows: (await counting).count }
}

/** What payments of one count have alike, and when they were asked for. */
const ALIKE = `player_id = $1 AND ($2::text[] IS NULL OR currency = ANY($2))
  AND ($3::text[] IS NULL OR kind || ' ' || state = ANY($3)) AND ($4::text[] IS NULL OR kind = ANY($4))`
const WITHIN = '($5::timestamptz IS NULL OR created_at >= $5) AND ($6::timestamptz IS NULL OR created_at <= $6)'

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

/** What was paid out to the player in one currency; amounts in smallest units. */
export interface PayoutTotals {
  currency: string
  count: number
  sum: bigint
  baseSum: bigint
  lastAmount: bigint
  lastBaseAmount: bigint
  lastAt: Date
}

export async function sumPayouts(db: Queryable, playerId: string): Promise<PayoutTotals[]> {
  const rows = await many<
    Record<'currency' | 'sum' | 'baseSum' | 'lastAmount' | 'lastBaseAmount', string> & { count: number; lastAt: Date }
  >(
    db,
    `SELECT currency, count(*), sum(amount)::text AS sum, sum(base_amount)::text AS "baseSum",
       max(ended_at) AS "lastAt", (array_agg(amount ORDER BY ended_at DESC, id DESC))[1]::text AS "lastAmount",
       (array_agg(base_amount ORDER BY ended_at DESC, id DESC))[1]::text AS "lastBaseAmount"
     FROM withdrawal WHERE player_id = $1 AND state = 'paid' GROUP BY currency ORDER BY currency`,
    [playerId],
  )
  return rows.map((row) => ({
    ...row,
    sum: toBigInt(row.sum),
    baseSum: toBigInt(row.baseSum),
    lastAmount: toBigInt(row.lastAmount),
    lastBaseAmount: toBigInt(row.lastBaseAmount),
  }))
}
