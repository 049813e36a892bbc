import { type Pool, type Tx, withTransaction } from '@baize/database'
import type { Logger } from '@baize/kit'
import { type Invoice, isExpired } from './invoice.ts'
import { type CashierPorts, createCashier } from './providers/cashier.ts'
import { type PaymentState, ProviderFailure } from './providers/port.ts'
import { lockInvoice, takeUnchecked } from './store.ts'
import { fail, prepare, type TakeReport } from './transitions.ts'

interface Ports extends CashierPorts {
  pool: Pool
  logger: Logger
}

/** Callbacks come within seconds; what is older has lost its way. */
const UNCHECKED_FOR_MS = 3 * 60_000
const BATCH_MAX = 50

/**
 * Asks the payment company about pending invoices that nothing was heard of for some minutes, and does what a
 * callback would have done: `take` carries it out. Heals what a crash or a lost callback left. Returns how many were
 * asked about.
 */
export async function reconcileInvoices(ports: Ports, take: TakeReport): Promise<number> {
  const { pool, clock, logger, companies } = ports
  const now = clock.now()
  const invoices = await takeUnchecked(pool, new Date(now.getTime() - UNCHECKED_FOR_MS), now, BATCH_MAX)
  for (const { id, provider } of invoices) {
    const company = await companies.find('cashier', provider)
    if (!company) continue
    try {
      const payment = await createCashier(ports, company).readPayment(id)
      await withTransaction(pool, (tx) => carryOver(tx, take, id, payment, now))
    } catch (error) {
      // One invoice that cannot be carried over must not keep the others of its batch waiting with it.
      if (error instanceof ProviderFailure)
        logger.warn('the payment company cannot be asked', { invoice: id, reason: error.message })
      else logger.error('an invoice could not be reconciled', error, { invoice: id })
    }
  }
  return invoices.length
}

async function carryOver(tx: Tx, take: TakeReport, id: string, payment: PaymentState, now: Date): Promise<void> {
  const invoice = await lockInvoice(tx, id)
  if (!invoice || invoice.status !== 'pending') return
  if (payment.state === 'paid' || payment.state === 'failed')
    await take(tx, invoice, { ...payment, status: payment.state }, now)
  else if (payment.state === 'created' && payment.qr && !isExpired(invoice, now)) await prepare(tx, invoice, payment.qr)
  else await giveUpWhenLost(tx, invoice, payment.state, now)
}

async function giveUpWhenLost(
  tx: Tx,
  invoice: Invoice,
  state: 'created' | 'abandoned' | 'unknown',
  now: Date,
): Promise<void> {
  if (state === 'unknown') await fail(tx, invoice, 'not_ordered', now)
  else if (state === 'abandoned') await fail(tx, invoice, 'abandoned', now)
  else if (isExpired(invoice, now)) await fail(tx, invoice, 'expired', now)
}
