import { createHash } from 'node:crypto'
import { isUuid, uuidv7 } from '@baize/kit'
import { type Rules, readMembers, text } from '../protocol/members.ts'
import { type OrderTerms, orderRules } from './order-rules.ts'

/** A payout as the platform ordered it. */
export interface PayoutOrder extends OrderTerms {
  payoutId: string
}

/** `prepared`: the payee has said on the hosted page where the money goes; nothing was ordered yet. */
export type PayoutState = 'prepared' | 'accepted' | 'paid' | 'failed' | 'returned' | 'abandoned'

export interface Payout extends Pick<PayoutOrder, 'payoutId' | 'amount' | 'currency' | 'callbackUrl'> {
  createdAt: string
  state: PayoutState
  /** SHA-256 of the order, by which a repeat is told from a conflict. */
  orderHash?: string
  /** Where the payee had the money sent, by a token that is always the same for the same place. */
  destination?: { token: string; masked: string }
  publicData?: Record<string, string>
  /** When it will be decided, and how. */
  decideAt?: string
  end?: 'paid' | 'failed'
  report?: { eventId: string; occurredAt: string; isReceived: boolean }
}

/** How a payout goes, by the last two digits of its amount, as test cards do for payments. */
export type Habit = 'usual' | 'fails' | 'slow' | 'answer_lost' | 'silent' | 'contradicts' | 'comes_back'

const habits: Readonly<Record<string, Habit>> = {
  '01': 'fails',
  '02': 'slow',
  '03': 'answer_lost',
  '04': 'silent',
  '05': 'contradicts',
  '06': 'comes_back',
}

export function habitOf({ amount }: Pick<PayoutOrder, 'amount'>): Habit {
  return habits[amount.slice(-2)] ?? 'usual'
}

/** How long it takes until a payout is decided. */
const DECIDED_AFTER_MS: Record<Habit, number> = {
  usual: 500,
  fails: 500,
  slow: 8_000,
  answer_lost: 500,
  silent: 60_000,
  contradicts: 500,
  comes_back: 500,
}

/** How long the receiver's bank takes to send it back. */
const BACK_AFTER_MS = 8_000

/** Whether a payout is paid, and its money still under way back. */
export function isToComeBack(payout: Payout): boolean {
  return payout.state === 'paid' && habitOf(payout) === 'comes_back'
}

/** An ordered payout; one that was prepared keeps what the payee said. */
export function acceptPayout(order: PayoutOrder, prepared: Payout | undefined, now: Date): Payout {
  const { payoutId, amount, currency, callbackUrl } = order
  const habit = habitOf(order)
  return {
    ...prepared,
    payoutId,
    amount,
    currency,
    callbackUrl,
    createdAt: prepared?.createdAt ?? now.toISOString(),
    state: 'accepted',
    orderHash: hashOfOrder(order),
    publicData: publicDataOf(order),
    decideAt: new Date(now.getTime() + DECIDED_AFTER_MS[habit]).toISOString(),
    end: habit === 'fails' ? 'failed' : 'paid',
    report: undefined,
  }
}

/** What time alone does to a payout. */
export function advancePayout(payout: Payout, now: Date): Payout {
  const decidedAt = new Date(payout.decideAt ?? payout.createdAt).getTime()
  if (payout.state === 'accepted') return decidedAt > now.getTime() ? payout : decided(payout, payout.end!, now)
  const isBack = isToComeBack(payout) && decidedAt + BACK_AFTER_MS <= now.getTime()
  return isBack ? decided(payout, 'returned', now) : payout
}

/** The payee has said where the money goes, or that they want none. */
export function preparePayout(
  link: Pick<PayoutOrder, 'payoutId' | 'amount' | 'currency' | 'callbackUrl'>,
  destination: { token: string; masked: string } | null,
  now: Date,
): Payout {
  const payout = { ...link, createdAt: now.toISOString() }
  if (!destination) return decided({ ...payout, state: 'abandoned' }, 'abandoned', now)
  return decided({ ...payout, state: 'prepared', destination }, 'prepared', now)
}

function decided(payout: Payout, state: PayoutState, now: Date): Payout {
  const report = { eventId: uuidv7(now.getTime()), occurredAt: now.toISOString(), isReceived: false }
  return { ...payout, state, report }
}

export function hashOfOrder(order: PayoutOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url')
}

/** What an agent asks of whoever collects cash, and what a bank calls the transfer. */
function publicDataOf({ payoutId, method, details }: PayoutOrder): Record<string, string> {
  const digits = BigInt(`0x${createHash('sha256').update(payoutId).digest('hex').slice(0, 16)}`).toString()
  const transactionId = `TP${digits.slice(0, 10)}`
  if (method !== '0x.withdrawal.cash_agent') return { transactionId }
  return {
    transactionId,
    securityCode: digits.slice(-6),
    clientId: digits.slice(0, 8),
    agentNumber: details['agentNumber'] ?? '',
  }
}

/** An order from the wire, or a sentence that says what is wrong with it. `origins` are those of the platform. */
export function parsePayoutOrder(body: unknown, origins: readonly string[]): PayoutOrder | string {
  const order = readMembers(body, rules)
  if (typeof order === 'string') return order
  return origins.includes(new URL(order.callbackUrl).origin) ? order : 'callbackUrl is not an address of the platform'
}

const rules: Rules<PayoutOrder> = { ...orderRules, payoutId: text(isUuid) }
