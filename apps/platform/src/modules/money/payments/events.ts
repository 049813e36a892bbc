import { paymentInvoices, publication, type SocketInvoice } from '@baize/contract'
import type { Tx } from '@baize/database'
import { type Fact, publish } from '../../ground/outbox/index.ts'
import type { Invoice } from './invoice.ts'
import { methodName } from './methods.ts'
import { publicDataOf } from './next-step.ts'
import { invoiceStatus, toMain } from './view.ts'

/** Tells the player's pages that a deposit has got its code or reached a final status; called once for each. */
export async function publishDeposit(tx: Tx, invoice: Invoice): Promise<void> {
  await publish(tx, publicationOf(invoice))
}

/** What the player's pages hear of a deposit as it is. */
export function publicationOf(invoice: Invoice): Fact {
  const { playerId } = invoice
  const data = { event: 'invoice.deposit.updated' as const, invoice: socketInvoice(invoice) }
  return publication(paymentInvoices, { playerId }, data)
}

function socketInvoice(invoice: Invoice): SocketInvoice {
  return {
    id: invoice.id,
    playerId: invoice.playerId,
    amount: toMain(invoice),
    currency: invoice.currency,
    paymentMethod: methodName(invoice, null),
    status: invoiceStatus[invoice.status],
    statusResult: invoice.statusResult,
    createdAt: invoice.createdAt.toISOString(),
    number: invoice.number,
    publicData: invoice.nextStep?.coins ? null : publicDataOf(invoice),
  }
}
