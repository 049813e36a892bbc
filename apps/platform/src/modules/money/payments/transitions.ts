import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { publishDeposit } from './events.ts'
import { type CoinTransfer, type Consequence, type Invoice, isRefused, open, type PaymentReport } from './invoice.ts'
import * as store from './store.ts'

/**
 * Carries out what a report means for a locked invoice, in its transaction, and says what that was. More than payments
 * takes part in it, so it is a flow, and the composition root hands it in.
 */
export type TakeReport = (tx: Tx, invoice: Invoice, report: PaymentReport, now: Date) => Promise<Consequence['kind']>

/** A locked invoice whose money was posted succeeds, and the player's pages hear of it. */
export async function succeed(
  tx: Tx,
  invoice: Invoice,
  { entryId, statusResult, now }: { entryId: string; statusResult: string; now: Date },
): Promise<Invoice & { number: number }> {
  const draft = { ...invoice, status: 'success' as const, statusResult, entryId, updatedAt: now }
  const settled = { ...draft, number: await store.saveSettled(tx, draft) }
  await publishDeposit(tx, settled)
  return settled
}

/** A locked invoice can be paid by a code from now on, and the player's pages hear of it; again changes nothing. */
export async function prepare(tx: Tx, invoice: Invoice, qr: string): Promise<'prepared' | 'ignored'> {
  if (invoice.status !== 'pending' || invoice.nextStep?.qr) return 'ignored'
  const nextStep = { action: null, fields: {}, ...invoice.nextStep, qr }
  await store.saveNextStep(tx, invoice.id, nextStep)
  await publishDeposit(tx, { ...invoice, nextStep })
  return 'prepared'
}

/** Coins were seen on their way: an invoice of their own that the player's pages hear of. */
export async function openComing(
  tx: Tx,
  draft: Parameters<typeof open>[0] & { coins: CoinTransfer },
  now: Date,
): Promise<Invoice> {
  const { coins, ...asked } = draft
  const nextStep = { action: null, fields: {}, coins }
  const invoice = { ...open(asked, now), statusResult: 'seen', nextStep }
  await store.insertComing(tx, invoice)
  await publishDeposit(tx, invoice)
  return invoice
}

/** A locked invoice whose coins are here, and too few to be credited alone; the player's pages hear of it. */
export async function holdSmall(tx: Tx, invoice: Invoice, now: Date): Promise<void> {
  assert(invoice.status !== 'success', 'what was credited does not wait')
  const small: Invoice = { ...invoice, status: 'pending', statusResult: 'small', updatedAt: now }
  await store.saveInvoice(tx, small)
  await publishDeposit(tx, small)
}

/** A locked invoice fails, and the player's pages hear of it. */
export async function fail(tx: Tx, invoice: Invoice, statusResult: string, now: Date): Promise<void> {
  assert(invoice.status === 'pending' || invoice.status === 'review', 'what has ended does not fail')
  const failed: Invoice = { ...invoice, status: 'failure', statusResult, updatedAt: now }
  await store.saveInvoice(tx, failed)
  await publishDeposit(tx, failed)
  const data = { ...factOf(failed), reason: statusResult }
  await recordFact(tx, { kind: 'deposit_failed', playerId: failed.playerId, data, occurredAt: now })
}

/** A locked invoice fails because its money came on credit; again changes nothing. The company gives the money back. */
export async function refuseCredit(tx: Tx, invoice: Invoice, statusResult: string, now: Date): Promise<void> {
  if (isRefused(invoice)) return
  const refused: Invoice = { ...invoice, status: 'failure', statusResult, updatedAt: now }
  await store.saveInvoice(tx, refused)
  await publishDeposit(tx, refused)
  const data = { ...factOf(refused), reason: statusResult }
  await recordFact(tx, { kind: 'deposit_failed', playerId: refused.playerId, data, occurredAt: now })
}

/** A locked invoice for which other money came waits for a person. */
export async function dispute(tx: Tx, invoice: Invoice, report: PaymentReport, now: Date): Promise<void> {
  const paid = { paidAmount: report.amount, paidCurrency: report.currency }
  await store.saveInvoice(tx, {
    ...invoice,
    ...paid,
    status: 'review',
    statusResult: 'amount_mismatch',
    updatedAt: now,
  })
  const data = { ...factOf(invoice), paidAmount: String(report.amount), paidCurrency: report.currency }
  await recordFact(tx, { kind: 'deposit_disputed', playerId: invoice.playerId, data, occurredAt: now })
}

/** What every fact of a deposit tells. */
export function factOf({ id: invoiceId, accountId, method, currency, amount }: Invoice) {
  return { invoiceId, accountId, method, currency, amount: String(amount) }
}
