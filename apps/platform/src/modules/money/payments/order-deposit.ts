import { type Pool, type Tx, withTransaction } from '@baize/database'
import { assert, type Logger, Refusal } from '@baize/kit'
import { currencyByCode } from '../../ground/settings/index.ts'
import { type Invoice, type NextStep, open } from './invoice.ts'
import { whyUnusable } from './next-step.ts'
import { type CashierPorts, createCashier } from './providers/cashier.ts'
import { type PaymentOrder, ProviderFailure } from './providers/port.ts'
import { insertInvoice, isRequested, keepNextStep, lockInvoice, readRequested, type Request } from './store.ts'
import { fail } from './transitions.ts'

interface Ports extends CashierPorts {
  pool: Pool
  logger: Logger
}

/** A deposit that has passed every check. */
export interface DepositDraft
  extends
    Pick<Invoice, 'playerId' | 'accountId' | 'method' | 'way' | 'provider' | 'currency' | 'amount'>,
    Pick<PaymentOrder, 'details' | 'locale' | 'successUrl' | 'errorUrl' | 'pendingUrl'> {}

/** Asked in the transaction that opens an invoice, before it does; what it throws keeps the invoice from being opened. */
export type DepositRule = (tx: Tx, draft: DepositDraft, now: Date) => Promise<void>

/**
 * Opens an invoice and orders the payment. The invoice is committed before the payment company hears of it, so a
 * crash in between leaves a row that reconciliation finds. A repeat of the request gets the
 * same invoice and the same next step; no rule is asked again. Refuses `provider_failed` when the company gives no usable
 * answer; the invoice has failed then.
 */
export async function orderDeposit(
  ports: Ports,
  draft: DepositDraft,
  request: Request,
  rule: DepositRule,
): Promise<{ invoice: Invoice; nextStep: NextStep }> {
  const invoice = await openInvoice(ports, draft, request, rule)
  if (invoice.nextStep) return { invoice, nextStep: invoice.nextStep }
  if (invoice.status !== 'pending') throw new Refusal('provider_failed')
  return { invoice, nextStep: await order(ports, invoice, draft) }
}

async function openInvoice(ports: Ports, draft: DepositDraft, request: Request, rule: DepositRule): Promise<Invoice> {
  const { pool, clock } = ports
  const { playerId, accountId, method, way, provider, currency, amount } = draft
  const now = clock.now()
  const fresh = open({ id: request.id, provider, playerId, accountId, method, way, currency, amount }, now)
  const isOpened = await withTransaction(pool, async (tx) => {
    if (await isRequested(tx, playerId, request)) return false
    await rule(tx, draft, now)
    return insertInvoice(tx, fresh, request)
  })
  if (isOpened) return fresh
  const { invoice, isSame } = await readRequested(pool, playerId, request)
  if (!isSame) throw new Refusal('key_conflict')
  return invoice
}

async function order(ports: Ports, invoice: Invoice, draft: DepositDraft): Promise<NextStep> {
  const { pool, clock, logger } = ports
  const definition = currencyByCode(invoice.currency)
  assert(definition, 'invoices are in currencies of the house')
  const company = await ports.companies.find('cashier', invoice.provider)
  assert(company, 'companies are never removed')
  const { details, locale, successUrl, errorUrl, pendingUrl } = draft
  try {
    const step = await createCashier(ports, company).createPayment({
      paymentId: invoice.id,
      method: invoice.method,
      details,
      amount: invoice.amount,
      currency: invoice.currency,
      subunitToUnit: definition.subunitToUnit,
      playerReference: invoice.playerId,
      locale,
      successUrl,
      errorUrl,
      pendingUrl,
    })
    const problem = whyUnusable(invoice, step, company)
    if (problem) throw new ProviderFailure(problem)
    return await keepNextStep(pool, invoice.id, step)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    logger.warn('ordering a payment failed', { invoice: invoice.id, reason: error.message })
    await withTransaction(pool, async (tx) => {
      const locked = await lockInvoice(tx, invoice.id)
      if (locked?.status === 'pending' && !locked.nextStep) await fail(tx, locked, 'provider_failed', clock.now())
    })
    throw new Refusal('provider_failed')
  }
}
