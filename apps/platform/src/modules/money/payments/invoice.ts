import type { ProcessingType } from '@baize/contract'

/** `review` waits for a person: the money that came is not the money that was asked for. */
export type InvoiceState = 'pending' | 'success' | 'failure' | 'review'

/** A payment a player started. `amount` is in smallest units of `currency`. */
export interface Invoice {
  id: string
  playerId: string
  accountId: string
  method: string
  /** What the method was when it was chosen, `names` by locale and `name` in English; `null` for one of the house's own. */
  way: { name: string; names?: Readonly<Record<string, string>>; processingType: ProcessingType } | null
  provider: string
  currency: string
  amount: bigint
  status: InvoiceState
  /** Why it has its status. */
  statusResult: string
  /** How many deposits of the player had succeeded when this one did; `null` before. */
  number: number | null
  nextStep: NextStep | null
  entryId: string | null
  /** What came in smallest units of what, where it is not what was asked for. */
  paidAmount: bigint | null
  paidCurrency: string | null
  createdAt: Date
  updatedAt: Date
}

/**
 * How the player goes on: at `action` with `fields` as query parameters, or by the code `qr` that their phone reads;
 * with neither, where the company turns to the player by itself or has yet to make the code.
 */
export interface NextStep {
  action: string | null
  fields: Record<string, string>
  qr?: string | null
  /** Of coins, which were paid before there was an invoice. */
  coins?: CoinTransfer
}

/** How coins came. */
export interface CoinTransfer {
  /** The transaction and which of its outputs it is. */
  transactionId: string
  network: string
  /** How many blocks it must lie under. */
  confirmations: number
}

/** How a deposit stands in the ledger: where its money comes from, the key that lets it come once, what describes it. */
export function entryOf({ id, provider, method }: Pick<Invoice, 'id' | 'provider' | 'method'>) {
  return {
    source: { owner: `cashier:${provider}`, kind: 'cashier' },
    key: `deposit:${id}`,
    kind: 'deposit',
    meta: { method },
  }
}

/** What a payment company says has happened. */
export interface PaymentReport {
  status: 'paid' | 'failed'
  amount: bigint
  currency: string
  /** It was paid by a credit card, or from a wallet filled with one. */
  isOnCredit: boolean
  /** Why nothing was paid, where the company says so. */
  reason?: FailureReason
}

/** Why a company says that nothing was paid. */
export type FailureReason = (typeof failureReasons)[number]

/** `declined` by the bank, not covered, not confirmed to the bank, or called off on the page of the company. */
export const failureReasons = ['declined', 'insufficient', 'not_confirmed', 'cancelled'] as const

/** What a report means for an invoice; the caller carries it out. */
export type Consequence =
  | { kind: 'settled' | 'failed' | 'mismatch' | 'refused'; status: InvoiceState; statusResult: string }
  | { kind: 'ignored' }

/** How long a player may take to pay. */
const PAYABLE_FOR_MS = 24 * 60 * 60 * 1000

/** A new deposit. */
export function open(
  draft: Pick<Invoice, 'id' | 'playerId' | 'accountId' | 'method' | 'provider' | 'currency' | 'amount'> &
    Partial<Pick<Invoice, 'way'>>,
  now: Date,
): Invoice {
  return {
    way: null,
    ...draft,
    status: 'pending',
    statusResult: 'opened',
    number: null,
    nextStep: null,
    entryId: null,
    paidAmount: null,
    paidCurrency: null,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * What a report means. Money that arrived counts, also after a failure was reported; a failure after the money
 * arrived means nothing; another amount than asked for is credited by nobody but a person. Money on credit that the rules
 * of the player's country refuse is credited by nobody at all, whatever comes after it: the company gives it back.
 */
export function judge(
  invoice: Pick<Invoice, 'status' | 'statusResult' | 'amount' | 'currency'>,
  report: PaymentReport,
  { takesCredit }: { takesCredit: boolean },
): Consequence {
  if (isRefused(invoice)) return report.status === 'paid' ? REFUSED : { kind: 'ignored' }
  if (invoice.status === 'success' || invoice.status === 'review') return { kind: 'ignored' }
  if (report.status === 'failed')
    return invoice.status === 'failure'
      ? { kind: 'ignored' }
      : { kind: 'failed', status: 'failure', statusResult: report.reason ?? 'declined' }
  if (report.isOnCredit && !takesCredit) return REFUSED
  if (report.amount !== invoice.amount || report.currency !== invoice.currency)
    return { kind: 'mismatch', status: 'review', statusResult: 'amount_mismatch' }
  return { kind: 'settled', status: 'success', statusResult: 'settled' }
}

const REFUSED = { kind: 'refused', status: 'failure', statusResult: 'credit_card' } as const satisfies Consequence

/** Whether its money was refused because it came on credit. */
export function isRefused({ statusResult }: Pick<Invoice, 'statusResult'>): boolean {
  return statusResult === REFUSED.statusResult
}

/** Whether a payment that nobody finished is given up. */
export function isExpired(invoice: Pick<Invoice, 'status' | 'createdAt'>, now: Date): boolean {
  return invoice.status === 'pending' && now.getTime() - invoice.createdAt.getTime() >= PAYABLE_FOR_MS
}
