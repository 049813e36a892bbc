import { join } from 'node:path'
import { randomToken, systemClock, uuidv7 } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { CardOutcome } from './cards.ts'
import { type CashierId, type CashierSecrets, LATE_MS, mannerOf } from './companies.ts'
import { fileJournal, noJournal } from './journal.ts'
import { advance, answerBank, cancel, failureOf, giveBack, hashOfOrder, openPayment, presentCard } from './payment.ts'
import type { Order, Payment } from './payment.ts'
import { createReporter } from './reporter.ts'
import type { Report } from './reporter.ts'

export interface CashierOptions {
  secrets: CashierSecrets
  /** Origin under which browsers reach the hosted pages. */
  publicUrl: string
  /** Folder of the journal; without one, payments live as long as the process. */
  dataDir?: string
  fetch?: typeof globalThis.fetch
  clock?: Clock
  /** Wait after the platform first refused a report. */
  retryFirstMs?: number
  /** How often time is looked at for slow banks and forgotten pages. */
  sweepEveryMs?: number
}

export interface Cashier {
  /** Opens a payment; the same order again gives the same payment, another one under its id is a conflict. */
  order: (order: Order, provider?: CashierId) => Promise<Payment | 'conflict'>
  findById: (paymentId: string) => Promise<Payment | undefined>
  findByToken: (token: string) => Promise<Payment | undefined>
  presentCard: (token: string, outcome: CardOutcome) => Promise<Payment | undefined>
  answerBank: (token: string, isConfirmed: boolean) => Promise<Payment | undefined>
  cancel: (token: string) => Promise<Payment | undefined>
  /** Resolves when the platform has received the end of the payment, or after `waitMs`; tells which. */
  isReceivedWithin: (paymentId: string, waitMs: number) => Promise<boolean>
  close: () => Promise<void>
}

/** Reads the journal and takes up what the last run left: open pages, slow banks, reports not yet received. */
export async function createCashier(options: CashierOptions): Promise<Cashier> {
  const { origin } = new URL(options.publicUrl)
  const { clock = systemClock, secrets, dataDir, fetch, retryFirstMs = 500, sweepEveryMs = 1_000 } = options
  const journal = dataDir
    ? fileJournal<Payment>(join(dataDir, 'cashier.jsonl'), {
        now: () => clock.now(),
        idOf: ({ paymentId }) => paymentId,
      })
    : noJournal
  // Rows of before there were several companies name none.
  const kept = (await journal.read()).map((payment): Payment => ({
    ...payment,
    provider: payment.provider ?? 'cashier',
  }))
  const payments = new Map(kept.map((payment) => [payment.paymentId, payment]))
  const byToken = new Map([...payments.values()].map((payment) => [payment.token, payment.paymentId]))
  const openIds = new Set([...payments.values()].filter(isOpen).map(({ paymentId }) => paymentId))
  const listeners = new Map<string, Set<() => void>>()
  const reporter = createReporter({ secrets, clock, fetch, retryFirstMs, onReceived: markReceived })

  /** Takes effect in memory at once, so that a second request sees it; undone if it cannot be written down. */
  async function store(payment: Payment, previous?: Payment): Promise<Payment> {
    payments.set(payment.paymentId, payment)
    if (isOpen(payment)) openIds.add(payment.paymentId)
    else openIds.delete(payment.paymentId)
    byToken.set(payment.token, payment.paymentId)
    try {
      await journal.write(payment)
    } catch (error) {
      if (payments.get(payment.paymentId) === payment) {
        if (previous) payments.set(payment.paymentId, previous)
        else payments.delete(payment.paymentId)
        if (previous && isOpen(previous)) openIds.add(payment.paymentId)
        else openIds.delete(payment.paymentId)
      }
      throw error
    }
    return payment
  }

  /** Reads and writes in one step, so that of two requests at the same moment the second sees the first. */
  async function change(paymentId: string, transition: (payment: Payment) => Payment): Promise<Payment | undefined> {
    const payment = payments.get(paymentId)
    if (!payment) return undefined
    const changed = transition(payment)
    if (changed === payment) return payment
    await store(changed, payment)
    tell(changed)
    return changed
  }

  function tell(payment: Payment): void {
    if (payment.prepared && !payment.prepared.isReceived && isOpen(payment))
      reporter.report(preparedOf(payment, origin))
    if (payment.report && !payment.report.isReceived) tellEnd(payment)
  }

  /** The end of a payment, in the manner of its company. Whoever is asked tells it as it is. */
  function tellEnd(payment: Payment): void {
    const report = reportOf(payment)
    const manner = mannerOf(payment)
    const again = (status: string, word: string): Report => ({
      ...report,
      id: `${report.id} ${word}`,
      body: { ...report.body, eventId: uuidv7(), status },
    })
    if (manner === 'never') return
    if (manner === 'late' && clock.now().getTime() < new Date(report.body.occurredAt).getTime() + LATE_MS) {
      setTimeout(() => tell(payments.get(payment.paymentId)!), LATE_MS).unref()
      return
    }
    if (manner === 'out_of_order' && payment.state === 'paid') reporter.report(again('failed', 'contradicted'))
    reporter.report(report)
    if (manner === 'twice') reporter.report(again(report.body['status']!, 'doubled'))
  }

  async function markReceived(id: string, isRefused: boolean): Promise<void> {
    const [paymentId = '', what] = id.split(' ')
    const payment = payments.get(paymentId)!
    if (what !== undefined && what !== PREPARED) return
    if (what === PREPARED) {
      await store({ ...payment, prepared: { ...payment.prepared!, isReceived: true } }, payment)
      return
    }
    const received = { ...payment, report: { ...payment.report!, isReceived: true } }
    await store(isRefused ? giveBack(received) : received, payment)
    for (const notify of listeners.get(paymentId) ?? []) notify()
  }

  /** Every look at a payment is a look at the clock too. */
  const current = (paymentId: string) => change(paymentId, (payment) => advance(payment, clock.now()))

  const changeByToken = async (token: string, transition: (payment: Payment) => Payment) => {
    const paymentId = byToken.get(token)
    return paymentId === undefined
      ? undefined
      : change(paymentId, (payment) => transition(advance(payment, clock.now())))
  }

  for (const payment of payments.values()) tell(payment)
  const sweep = setInterval(() => {
    for (const paymentId of openIds) current(paymentId).catch(() => undefined)
  }, sweepEveryMs)
  sweep.unref()

  return {
    async order(order, provider = 'cashier') {
      const known = payments.get(order.paymentId)
      if (known) return known.orderHash === hashOfOrder(order) && known.provider === provider ? known : 'conflict'
      return store(openPayment({ ...order, provider }, randomToken(), clock.now()))
    },
    findById: current,
    findByToken: (token) => changeByToken(token, (payment) => payment),
    presentCard: (token, outcome) => changeByToken(token, (payment) => presentCard(payment, outcome, clock.now())),
    answerBank: (token, isConfirmed) =>
      changeByToken(token, (payment) => answerBank(payment, isConfirmed, clock.now())),
    cancel: (token) => changeByToken(token, (payment) => cancel(payment, clock.now())),
    async isReceivedWithin(paymentId, waitMs) {
      const isReceived = () => payments.get(paymentId)?.report?.isReceived === true
      if (isReceived()) return true
      await new Promise<void>((resolve) => {
        const waiting = listeners.get(paymentId) ?? new Set()
        listeners.set(paymentId, waiting)
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          if (waiting.size === 0) listeners.delete(paymentId)
          resolve()
        }
        const timer = setTimeout(done, waitMs)
        waiting.add(done)
      })
      return isReceived()
    },
    async close() {
      clearInterval(sweep)
      await reporter.close()
      await journal.close()
    },
  }
}

const isOpen = ({ state }: Payment) => state === 'created'

/** The page on which the payment is paid, as an address. */
export function pageAddress({ token }: Pick<Payment, 'token'>, origin: string): string {
  return `${origin}/cashier/pay?token=${token}`
}

/** Distinguishes the report about a code from that about the end of the same payment. */
const PREPARED = 'prepared'

function preparedOf(payment: Payment, origin: string): Report {
  const { paymentId, callbackUrl, amount, currency, prepared } = payment
  const { eventId, occurredAt } = prepared!
  const qr = pageAddress(payment, origin)
  return {
    id: `${paymentId} ${PREPARED}`,
    provider: payment.provider,
    callbackUrl,
    body: { eventId, paymentId, status: PREPARED, qr, amount, currency, occurredAt },
  }
}

function reportOf(payment: Payment): Report {
  const { paymentId, provider, callbackUrl, state, amount, currency, report, funding } = payment
  const { eventId, occurredAt } = report!
  const status = state === 'paid' ? 'paid' : 'failed'
  return {
    id: paymentId,
    provider,
    callbackUrl,
    body: {
      eventId,
      paymentId,
      status,
      amount,
      currency,
      occurredAt,
      ...(funding && { funding }),
      ...failureOf(payment),
    },
  }
}
