import { createHash } from 'node:crypto'
import { isUuid, uuidv7 } from '@baize/kit'
import { type Rules, oneOf, readMembers, text } from '../protocol/members.ts'
import type { CardOutcome } from './cards.ts'
import type { CashierId } from './companies.ts'
import { isAddress, type OrderTerms, orderRules } from './order-rules.ts'

/** A payment as the platform ordered it. */
export interface Order extends OrderTerms {
  paymentId: string
  kind: 'deposit'
  successUrl: string
  errorUrl: string
  pendingUrl: string
}

/** How a payer is met, by method; whatever else is asked for is paid by card on the hosted page. */
export type Way =
  /** On the hosted page, with a card. */
  | 'card'
  /** On the payer's own phone, which is asked as soon as the payment is ordered; it has no page. */
  | 'phone'
  /** On the page of a bank that asks, and then takes its time. */
  | 'bank'
  /** By a code, which leads a bank's app to the question whether to pay. */
  | 'qr'
  /** By a code that an agent reads who takes the cash. */
  | 'agent'
  /** By a code that takes a moment to be made, and is shown at the till of a shop. */
  | 'voucher'
  /** In the payer's wallet, whose page stands in a frame of the shop. */
  | 'wallet'

export function wayOf({ method }: Pick<Order, 'method'>): Way {
  return (['agent', 'bank', 'phone', 'qr', 'voucher', 'wallet'] as const).find((way) => way === method) ?? 'card'
}

/** Whether it is paid in a window of its own, which leads back; who pays elsewhere has the shop open already. */
export function isInWindow(order: Pick<Order, 'method'>): boolean {
  const way = wayOf(order)
  return way === 'card' || way === 'bank'
}

/** `returned`: paid, not taken by the platform, and given back to the payer. */
export type PaymentState = 'created' | 'paid' | 'failed' | 'abandoned' | 'returned'

/** Why a payment ended as it did. */
export type Reason =
  | 'approved'
  | 'credit_refused'
  | 'declined'
  | 'insufficient'
  | 'not_confirmed'
  | 'cancelled'
  | 'abandoned'

/** What the platform is told of why nothing was paid. */
export function failureOf({ state, reason }: Pick<Payment, 'state' | 'reason'>): { reason?: Reason } {
  return state === 'failed' && reason ? { reason } : {}
}

export interface Payment extends Order {
  /** The company it was ordered from. */
  provider: CashierId
  /** Grants access to the payment page; known to the payer alone. */
  token: string
  /** SHA-256 of the order, by which a repeat is told from a conflict. */
  orderHash: string
  createdAt: string
  state: PaymentState
  /** What the payer sees next while the payment is open. */
  step: 'card' | 'confirm' | 'processing' | 'preparing'
  /** When a slow bank will have answered, or a code is made. */
  answerAt?: string
  reason?: Reason
  /** What it was paid with, as far as it is told. */
  funding?: 'credit'
  /** What is told to the platform, from the moment the payment is decided. */
  report?: PaymentReport
  /** The same of a code that was made, where that takes a moment. */
  prepared?: PaymentReport
}

export interface PaymentReport {
  eventId: string
  occurredAt: string
  isReceived: boolean
}

/** An untouched payment page closes after this. */
export const ABANDONED_AFTER_MS = 30 * 60_000

/** How long the slow test bank takes: longer than a payer is kept waiting. */
export const SLOW_ANSWER_MS = 8_000

/** How long the code for a shop's till takes. */
export const PREPARED_AFTER_MS = 2_000

export function openPayment(order: Order & Pick<Payment, 'provider'>, token: string, now: Date): Payment {
  const opened = {
    ...order,
    token,
    orderHash: hashOfOrder(order),
    createdAt: now.toISOString(),
    state: 'created',
  } as const
  switch (wayOf(order)) {
    case 'card':
      return { ...opened, step: 'card' }
    case 'phone':
      return work({ ...opened, step: 'processing' }, now)
    case 'voucher':
      return { ...opened, step: 'preparing', answerAt: new Date(now.getTime() + PREPARED_AFTER_MS).toISOString() }
    default:
      return { ...opened, step: 'confirm' }
  }
}

export function hashOfOrder({ provider: _provider, ...order }: Order & Partial<Pick<Payment, 'provider'>>): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url')
}

/** What a card does to a payment that waits for one; any other payment is left as it is. */
export function presentCard(payment: Payment, outcome: CardOutcome, now: Date): Payment {
  if (payment.state !== 'created' || payment.step !== 'card') return payment
  switch (outcome) {
    case 'approve':
      return decide(payment, 'paid', 'approved', now)
    case 'credit':
      return { ...decide(payment, 'paid', 'approved', now), funding: 'credit' }
    case 'confirm':
      return { ...payment, step: 'confirm' }
    case 'slow':
      return work(payment, now)
    case 'insufficient':
      return decide(payment, 'failed', 'insufficient', now)
    case 'decline':
      return decide(payment, 'failed', 'declined', now)
  }
}

/** The platform did not take the money, so the payer gets it back. */
export function giveBack(payment: Payment): Payment {
  return payment.state === 'paid' ? { ...payment, state: 'returned', reason: 'credit_refused' } : payment
}

/** The payer's answer to the bank's question. */
export function answerBank(payment: Payment, isConfirmed: boolean, now: Date): Payment {
  if (payment.state !== 'created' || payment.step !== 'confirm') return payment
  if (!isConfirmed) return decide(payment, 'failed', 'not_confirmed', now)
  return wayOf(payment) === 'bank' ? work(payment, now) : decide(payment, 'paid', 'approved', now)
}

/** Taking back is possible until a bank is working on the payment. */
export function cancel(payment: Payment, now: Date): Payment {
  if (payment.state !== 'created' || payment.step === 'processing') return payment
  return decide(payment, 'failed', 'cancelled', now)
}

/** What time alone does to a payment: a slow bank answers, a code is made, a forgotten page closes. */
export function advance(payment: Payment, now: Date): Payment {
  if (payment.state !== 'created') return payment
  if (payment.step === 'preparing')
    return new Date(payment.answerAt!) > now ? payment : { ...payment, step: 'confirm', prepared: reportAt(now) }
  if (payment.step === 'processing') {
    if (new Date(payment.answerAt!) > now) return payment
    return isRefusedOnPhone(payment)
      ? decide(payment, 'failed', 'not_confirmed', now)
      : decide(payment, 'paid', 'approved', now)
  }
  const isForgotten = now.getTime() - new Date(payment.createdAt).getTime() >= ABANDONED_AFTER_MS
  return isForgotten ? decide(payment, 'abandoned', 'abandoned', now) : payment
}

/** Somebody else has the word: the payer waits for an answer. */
function work(payment: Payment, now: Date): Payment {
  return { ...payment, step: 'processing', answerAt: new Date(now.getTime() + SLOW_ANSWER_MS).toISOString() }
}

/** Test payments by phone end by the last two digits of the amount. */
function isRefusedOnPhone(payment: Payment): boolean {
  return wayOf(payment) === 'phone' && payment.amount.endsWith('01')
}

function decide(payment: Payment, state: PaymentState, reason: Reason, now: Date): Payment {
  return { ...payment, state, reason, report: reportAt(now) }
}

function reportAt(now: Date): PaymentReport {
  return { eventId: uuidv7(now.getTime()), occurredAt: now.toISOString(), isReceived: false }
}

/** An order from the wire, or a sentence that says what is wrong with it. `origins` are those of the platform. */
export function parseOrder(body: unknown, origins: readonly string[]): Order | string {
  const order = readMembers(body, rules)
  if (typeof order === 'string') return order
  for (const name of ['successUrl', 'errorUrl', 'pendingUrl', 'callbackUrl'] as const)
    if (!origins.includes(new URL(order[name]).origin)) return `${name} is not an address of the platform`
  return order
}

const rules: Rules<Order> = {
  ...orderRules,
  paymentId: text(isUuid),
  kind: oneOf('deposit'),
  successUrl: isAddress,
  errorUrl: isAddress,
  pendingUrl: isAddress,
}
