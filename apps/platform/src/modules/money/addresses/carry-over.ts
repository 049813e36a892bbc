import type { Tx } from '@baize/database'
import { assert, uuidv7 } from '@baize/kit'
import {
  fail,
  holdSmall,
  type Invoice,
  lockInvoice,
  networkOf,
  openComing,
  type TakeReport,
} from '../payments/index.ts'
import { askAgainAt, type CoinPayment, type DepositAddress, stepFor } from './address.ts'
import * as store from './store.ts'

/** What others do at the moments of a payment, in its transaction. */
export interface CoinListener {
  /** The payment is the first the address has got, or takes the place of one that was replaced. */
  opened(tx: Tx, invoice: Invoice, address: DepositAddress, now: Date): Promise<void>
  /** The payment was replaced by another transaction. */
  voided(tx: Tx, invoice: Invoice, address: DepositAddress): Promise<void>
}

/**
 * Brings what the company knows of an address into the books, in one transaction: each payment is one invoice, seen once,
 * confirmed once, credited once. Told again, in whatever order, it changes nothing.
 */
export async function carryOver(
  tx: Tx,
  { take, listener }: { take: TakeReport; listener: CoinListener },
  found: { addressId: string; accountId: string; payments: readonly CoinPayment[] },
  now: Date,
): Promise<void> {
  await store.lockAccountPayments(tx, found.accountId)
  const address = await store.lockAddress(tx, found.addressId)
  const kept = await store.readPayments(
    tx,
    address,
    found.payments.map(({ id }) => id),
  )
  const confirmed: string[] = []
  let isChanged = false
  for (const payment of found.payments) {
    const known = kept.get(payment.id)
    // One transaction output pays one address, whatever a company says.
    if (known && known.addressId !== address.id) continue
    const step = stepFor(known, payment)
    if (step === null) continue
    isChanged = true
    if (step === 'void') await giveUp(tx, listener, address, known!.invoiceId, now)
    const invoiceId = known?.invoiceId ?? (await open(tx, listener, address, payment, now))
    if (payment.state === 'confirmed') confirmed.push(invoiceId)
  }
  if (confirmed.length > 0) await credit(tx, take, address, confirmed, now)
  const isAwaiting = found.payments.some(({ state }) => state === 'seen')
  const changedAt = isChanged ? now : address.changedAt
  const isUsed = address.usedAt !== null || found.payments.length > 0
  await store.noteAsked(tx, address.id, { isUsed, changedAt, askAt: askAgainAt(changedAt, isAwaiting, now) })
}

async function open(
  tx: Tx,
  listener: CoinListener,
  address: DepositAddress,
  payment: CoinPayment,
  now: Date,
): Promise<string> {
  const { playerId, accountId, method, provider, currency, network } = address
  const { name, confirmations } = networkOf(method, network) ?? { name: network, confirmations: 0 }
  const id = uuidv7(now.getTime())
  const { amount } = payment
  const coins = { transactionId: payment.id, network: name, confirmations }
  const draft = { id, playerId, accountId, method, provider, currency, amount, coins }
  const invoice = await openComing(tx, draft, now)
  await store.insertPayment(tx, address, { id: payment.id, invoiceId: id, amount, state: 'seen' }, now)
  await listener.opened(tx, invoice, address, now)
  return id
}

async function giveUp(
  tx: Tx,
  listener: CoinListener,
  address: DepositAddress,
  invoiceId: string,
  now: Date,
): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId)
  assert(invoice, 'a payment has an invoice')
  if (invoice.status === 'pending') await fail(tx, invoice, 'replaced', now)
  await store.savePaymentStates(tx, [invoiceId], 'void', now)
  await listener.voided(tx, invoice, address)
}

/** Credits what is confirmed as soon as it comes to the least together with what waits; till then it waits. */
async function credit(
  tx: Tx,
  take: TakeReport,
  address: DepositAddress,
  invoiceIds: readonly string[],
  now: Date,
): Promise<void> {
  await store.savePaymentStates(tx, invoiceIds, 'small', now)
  const waiting = await store.readSmall(tx, address)
  const isEnough = waiting.reduce((sum, { amount }) => sum + amount, 0n) >= address.amountMin
  for (const { invoiceId, amount } of waiting) {
    const invoice = await lockInvoice(tx, invoiceId)
    assert(invoice, 'a payment has an invoice')
    if (isEnough)
      await take(tx, invoice, { status: 'paid', amount, currency: address.currency, isOnCredit: false }, now)
    else if (invoice.statusResult !== 'small') await holdSmall(tx, invoice, now)
  }
  if (isEnough)
    await store.savePaymentStates(
      tx,
      waiting.map(({ invoiceId }) => invoiceId),
      'settled',
      now,
    )
}
