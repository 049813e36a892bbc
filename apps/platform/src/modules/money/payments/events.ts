import { paymentInvoices, publication, type SocketInvoice } from '@baize/contract'
import type { Tx } from '@baize/database'
import { publish } from '../../ground/outbox/index.ts'
import type { Invoice } from './invoice.ts'
import { methodName } from './methods.ts'
import { publicDataOf } from './next-step.ts'
import { invoiceStatus, toMain } from './view.ts'

/** Tells the player's pages that a deposit has got its code or reached a final status; called once for each. */
export async function publishDeposit(tx: Tx, invoice: Invoice): Promise<void> {
  const { playerId } = invoice
  await publish(
    tx,
    publication(paymentInvoices, { playerId }, { event: 'invoice.deposit.updated', invoice: socketInvoice(invoice) }),
  )
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
