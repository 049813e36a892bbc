import type { InvoiceStatus } from '@baize/contract'

const SUCCESS: InvoiceStatus = 2
const FAILURE: InvoiceStatus = 3

/** How a payment's status looks, beside its word. */
export function toneOf(status: InvoiceStatus): 'positive' | 'danger' | 'waiting' {
  return status === SUCCESS ? 'positive' : status === FAILURE ? 'danger' : 'waiting'
}
