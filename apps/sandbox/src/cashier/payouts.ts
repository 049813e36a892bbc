import { join } from 'node:path'
import { type Clock, systemClock, uuidv7 } from '@baize/kit'
import type { CashierSecrets } from './companies.ts'
import { fileJournal, noJournal } from './journal.ts'
import { acceptPayout, advancePayout, habitOf, hashOfOrder, isToComeBack, preparePayout } from './payout.ts'
import type { Payout, PayoutOrder } from './payout.ts'
import { createReporter, type Report } from './reporter.ts'

export interface PayoutsOptions {
  secrets: CashierSecrets
  dataDir?: string
  fetch?: typeof globalThis.fetch
  clock?: Clock
  retryFirstMs?: number
  sweepEveryMs?: number
}

/** What the payee says on the hosted page about a payout that the platform will order. */
export type PayoutLink = Pick<PayoutOrder, 'payoutId' | 'amount' | 'currency' | 'callbackUrl'>

export interface Payouts {
  /** Takes an order; the same again gives the same payout, another one under its id is a conflict. */
  order: (order: PayoutOrder) => Promise<Payout | 'conflict'>
  find: (payoutId: string) => Promise<Payout | undefined>
  /** Keeps where the money goes; `null` when the payee wants none. What was said first counts. */
  prepare: (link: PayoutLink, destination: { token: string; masked: string } | null) => Promise<Payout>
  close: () => Promise<void>
}

/** Reads the journal and takes up what the last run left: payouts to decide, reports not yet received. */
export async function createPayouts(options: PayoutsOptions): Promise<Payouts> {
  const { clock = systemClock, secrets, dataDir, fetch, retryFirstMs = 500, sweepEveryMs = 250 } = options
  const journal = dataDir
    ? fileJournal<Payout>(join(dataDir, 'payouts.jsonl'), {
        now: () => clock.now(),
        idOf: ({ payoutId }) => payoutId,
      })
    : noJournal
  const payouts = new Map((await journal.read()).map((payout: Payout) => [payout.payoutId, payout]))
  const open = new Set([...payouts.values()].filter(isOpen).map(({ payoutId }) => payoutId))
  const reporter = createReporter({ secrets, clock, fetch, retryFirstMs, onReceived: markReceived })

  /** Takes effect in memory at once, so that a second request sees it; undone if it cannot be written down. */
  async function store(payout: Payout): Promise<Payout> {
    const { payoutId } = payout
    const previous = payouts.get(payoutId)
    payouts.set(payoutId, payout)
    if (isOpen(payout)) open.add(payoutId)
    else open.delete(payoutId)
    try {
      await journal.write(payout)
    } catch (error) {
      if (previous) payouts.set(payoutId, previous)
      else payouts.delete(payoutId)
      throw error
    }
    if (payout.report && !payout.report.isReceived) tell(payout)
    return payout
  }

  function tell(payout: Payout): void {
    const report = reportOf(payout)
    // A company whose books and reports are not written by the same hand.
    if (habitOf(payout) === 'contradicts' && payout.state === 'paid') {
      const body = { ...report.body, eventId: uuidv7(), status: 'failed' }
      reporter.report({ ...report, id: `${report.id} contradicted`, body })
    }
    reporter.report(report)
  }

  async function markReceived(id: string): Promise<void> {
    const payout = payouts.get(id)
    if (payout?.report) await store({ ...payout, report: { ...payout.report, isReceived: true } })
  }

  async function current(payoutId: string): Promise<Payout | undefined> {
    const payout = payouts.get(payoutId)
    if (!payout) return undefined
    const advanced = advancePayout(payout, clock.now())
    return advanced === payout ? payout : store(advanced)
  }

  for (const payout of payouts.values()) if (payout.report && !payout.report.isReceived) tell(payout)
  const sweep = setInterval(() => {
    for (const payoutId of open) current(payoutId).catch(() => undefined)
  }, sweepEveryMs)
  sweep.unref()

  return {
    async order(order) {
      const known = payouts.get(order.payoutId)
      if (!known || known.state === 'prepared') {
        const isOther = known && (known.amount !== order.amount || known.currency !== order.currency)
        return isOther ? 'conflict' : store(acceptPayout(order, known, clock.now()))
      }
      return known.orderHash === hashOfOrder(order) ? known : 'conflict'
    },
    find: current,
    async prepare(link, destination) {
      return payouts.get(link.payoutId) ?? store(preparePayout(link, destination, clock.now()))
    },
    async close() {
      clearInterval(sweep)
      await reporter.close()
      await journal.close()
    },
  }
}

const isOpen = (payout: Payout) => payout.state === 'accepted' || isToComeBack(payout)

function reportOf({ payoutId, callbackUrl, state, amount, currency, report }: Payout): Report {
  const { eventId, occurredAt } = report!
  return {
    id: payoutId,
    provider: 'cashier',
    callbackUrl,
    body: { eventId, payoutId, status: state, amount, currency, occurredAt },
  }
}
