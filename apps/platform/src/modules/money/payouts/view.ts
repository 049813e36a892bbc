import {
  type Invoice as InvoiceView,
  InvoiceStatus,
  InvoiceType,
  type ReviewedWithdrawal,
  type WithdrawalLife,
  type WithdrawalRefusal,
  type WithdrawalState,
} from '@baize/contract'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { BASE_CURRENCY, currencyByCode } from '../../ground/settings/index.ts'
import { methodName } from './methods.ts'
import { whyRefused } from './refusal-texts/index.ts'
import { CHECKED_WITHIN_MS, PAID_WITHIN_MS } from './rules.ts'
import { COLLECTED_FOR_MS, isDeclinable, type PublicData, type Withdrawal } from './withdrawal.ts'

/** The wire number of each state. */
export const invoiceStatus: Record<WithdrawalState, InvoiceStatus> = {
  collecting: InvoiceStatus.pending,
  checking: InvoiceStatus.pending,
  approved: InvoiceStatus.pending,
  sending: InvoiceStatus.processing,
  paid: InvoiceStatus.success,
  failed: InvoiceStatus.failure,
  refused: InvoiceStatus.failure,
  cancelled: InvoiceStatus.failure,
  review: InvoiceStatus.review,
}

/** The amount in main units of its currency. */
export function toMain({ amount, currency }: { amount: bigint; currency: string }): number {
  const definition = currencyByCode(currency)
  assert(definition, 'payments are in currencies of the house')
  return toMainNumber(amount, definition.subunitToUnit)
}

/** What the view of a withdrawal is made of; history reads no more than this. */
export interface WithdrawalLine extends Pick<
  Withdrawal,
  'id' | 'method' | 'currency' | 'amount' | 'destination' | 'note' | 'createdAt' | 'approvedAt' | 'sentAt' | 'endedAt'
> {
  state: WithdrawalState
  why: WithdrawalRefusal | null
  publicData: PublicData | null
  updatedAt: Date
}

/** Whom a withdrawal is shown to. */
export interface Reader {
  locale: string | null
  /** Whether the rules of their country let them take a withdrawal back. */
  mayDecline: boolean
}

/** The withdrawal as the player's history shows it, in their language. */
export function withdrawalView(line: WithdrawalLine, reader: Reader): InvoiceView {
  const amount = toMain(line)
  return {
    id: line.id,
    number: null,
    status: invoiceStatus[line.state],
    statusResult: line.state,
    invoiceType: InvoiceType.withdrawal,
    kind: 'withdrawal',
    paymentMethod: methodName(line.method, reader.locale),
    amount,
    currency: line.currency,
    transactionAmount: amount,
    transactionCurrency: line.currency,
    createdAt: line.createdAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
    publicData: shownOf(line),
    withdrawal: lifeOf(line, reader),
  }
}

/** The company's page is of use as long as the company asks. */
function shownOf({ state, publicData }: WithdrawalLine): PublicData | null {
  if (state === 'collecting' || !publicData) return publicData
  const { url: _past, ...shown } = publicData
  return Object.keys(shown).length > 0 ? shown : null
}

function lifeOf(line: WithdrawalLine, { locale, mayDecline }: Reader): WithdrawalLife {
  const { state, destination, approvedAt, sentAt, endedAt, why, note } = line
  return {
    state,
    destination,
    approvedAt: approvedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    dueAt: dueAt(line)?.toISOString() ?? null,
    refusal: why && whyRefused(why, note, locale),
    isDeclinable: mayDecline && isDeclinable(line),
  }
}

/** By when the next step is taken. */
function dueAt({ state, createdAt, approvedAt, sentAt, updatedAt }: WithdrawalLine): Date | null {
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms)
  switch (state) {
    case 'collecting':
      return after(createdAt, COLLECTED_FOR_MS)
    case 'checking':
    case 'review':
      return after(updatedAt, CHECKED_WITHIN_MS)
    case 'approved':
      return after(approvedAt ?? updatedAt, PAID_WITHIN_MS)
    case 'sending':
      return after(sentAt ?? updatedAt, PAID_WITHIN_MS)
    default:
      return null
  }
}

/** The withdrawal as those who decide about it see it. */
export function reviewedView(withdrawal: Withdrawal): ReviewedWithdrawal {
  const { paidAmount, paidCurrency, approvedAt, sentAt, endedAt } = withdrawal
  return {
    id: withdrawal.id,
    playerId: withdrawal.playerId,
    accountId: withdrawal.accountId,
    method: withdrawal.method,
    currency: withdrawal.currency,
    amount: toMain(withdrawal),
    baseAmount: toMain({ amount: withdrawal.baseAmount, currency: BASE_CURRENCY }),
    state: withdrawal.state,
    checks: withdrawal.checks,
    destination: withdrawal.destination,
    isDestinationNew: withdrawal.isDestinationNew,
    paid: paidAmount === null || paidCurrency === null ? null : { amount: String(paidAmount), currency: paidCurrency },
    why: withdrawal.why,
    note: withdrawal.note,
    firstApprovedBy: withdrawal.firstApprovedBy,
    approvedBy: withdrawal.approvedBy,
    createdAt: withdrawal.createdAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}
