import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { ensureAccount, post } from '../ledger/index.ts'
import { publishAccount, readAccount } from '../wallet/index.ts'
import { publishDeposit } from './events.ts'
import { type Consequence, type Invoice, judge, type PaymentReport } from './invoice.ts'
import * as store from './store.ts'

/**
 * Carries out what a report means for a locked invoice and returns what that was. Credits at most once: the
 * entry is keyed by the invoice, and each final status is published once.
 */
export async function applyReport(
  tx: Tx,
  invoice: Invoice,
  report: PaymentReport,
  now: Date,
): Promise<Consequence['kind']> {
  const consequence = judge(invoice, report)
  if (consequence.kind === 'ignored') return 'ignored'
  const { status, statusResult } = consequence
  const judged: Invoice = { ...invoice, status, statusResult, updatedAt: now }
  if (consequence.kind === 'settled') await credit(tx, judged)
  else {
    await store.saveInvoice(tx, judged)
    if (consequence.kind === 'failed') await publishDeposit(tx, judged)
  }
  return consequence.kind
}

/** Gives a pending invoice up for a reason of our own. */
export async function giveUp(tx: Tx, invoice: Invoice, statusResult: string, now: Date): Promise<void> {
  assert(invoice.status === 'pending', 'only a pending invoice is given up')
  const failed: Invoice = { ...invoice, status: 'failure', statusResult, updatedAt: now }
  await store.saveInvoice(tx, failed)
  await publishDeposit(tx, failed)
}

async function credit(tx: Tx, invoice: Invoice): Promise<void> {
  const { id, accountId, playerId, provider, currency, amount } = invoice
  const account = await readAccount(tx, accountId)
  assert(account && account.playerId === playerId, 'an invoice is of an account of its player')
  const number = (await store.countSettled(tx, playerId)) + 1
  const cashier = await ensureAccount(tx, { owner: `cashier:${provider}`, kind: 'cashier', currency })
  const { entryId } = await post(tx, {
    key: `deposit:${id}`,
    kind: 'deposit',
    postings: [{ from: cashier, to: account.cashId, amount }],
    meta: { method: invoice.method },
  })
  const settled: Invoice = { ...invoice, number, entryId }
  await store.saveInvoice(tx, settled)
  await publishAccount(tx, account)
  await publishDeposit(tx, settled)
}
