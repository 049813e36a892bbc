import { paymentInvoices, publication } from '@baize/contract'
import type { Tx } from '@baize/database'
import { publish } from '../../ground/outbox/index.ts'
import { methodName } from './methods.ts'
import { invoiceStatus, toMain } from './view.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Tells the player's pages that a withdrawal was made, or how far it has come; each step once. */
export async function publishWithdrawal(tx: Tx, withdrawal: Withdrawal, isNew = false): Promise<void> {
  const { id, playerId, currency, method, state, createdAt } = withdrawal
  const invoice = {
    id,
    playerId,
    amount: toMain(withdrawal),
    currency,
    paymentMethod: methodName(method, null),
    status: invoiceStatus[state],
    createdAt: createdAt.toISOString(),
    number: null,
    publicData: null,
  }
  const event = isNew ? ('invoice.withdrawal.created' as const) : ('invoice.withdrawal.updated' as const)
  await publish(tx, publication(paymentInvoices, { playerId }, { event, invoice }))
}
