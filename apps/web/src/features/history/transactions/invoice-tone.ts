import { InvoiceStatus } from '@baize/contract/kinds'

/** How a payment's status looks, beside its word. */
export function toneOf(status: InvoiceStatus): 'positive' | 'danger' | 'waiting' {
  return status === InvoiceStatus.success ? 'positive' : status === InvoiceStatus.failure ? 'danger' : 'waiting'
}
