import { type Invoice as InvoiceView, InvoiceStatus, InvoiceType } from '@baize/contract'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { currencyByCode } from '../../ground/settings/index.ts'
import type { Invoice, InvoiceState } from './invoice.ts'
import { methodName } from './methods.ts'
import { publicDataOf } from './next-step.ts'

/** The wire number of each state. */
export const invoiceStatus: Record<InvoiceState, InvoiceStatus> = {
  pending: InvoiceStatus.pending,
  success: InvoiceStatus.success,
  failure: InvoiceStatus.failure,
  review: InvoiceStatus.review,
}

/** The amount in main units of its currency. */
export function toMain({ amount, currency }: { amount: bigint; currency: string }): number {
  const definition = currencyByCode(currency)
  assert(definition, 'invoices are in currencies of the house')
  return toMainNumber(amount, definition.subunitToUnit)
}

/** What the view of a deposit is made of; history reads no more than this. */
export type InvoiceLine = Pick<
  Invoice,
  | 'id'
  | 'number'
  | 'status'
  | 'statusResult'
  | 'method'
  | 'way'
  | 'amount'
  | 'currency'
  | 'nextStep'
  | 'createdAt'
  | 'updatedAt'
>

/** The deposit as history shows it, in the language of who reads it. */
export function invoiceView(invoice: InvoiceLine, locale: string | null): InvoiceView {
  const amount = toMain(invoice)
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoiceStatus[invoice.status],
    statusResult: invoice.statusResult,
    invoiceType: InvoiceType.deposit,
    kind: 'deposit',
    paymentMethod: methodName(invoice, locale),
    amount,
    currency: invoice.currency,
    transactionAmount: amount,
    transactionCurrency: invoice.currency,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
    publicData: publicDataOf(invoice),
  }
}
