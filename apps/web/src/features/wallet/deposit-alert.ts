import type { InvoiceStatus } from '@baize/contract'
import type { AlertKey } from '../../shared/alerts/alert-store.ts'

const SUCCESS: InvoiceStatus = 2
const FAILURE: InvoiceStatus = 3

/** The alert for a deposit's new status. The window that shows the result on the whole screen needs none. */
export function depositAlertOf(status: InvoiceStatus, search: string): AlertKey | null {
  const isResultShown = /[?&]deposit-(success|error|pending|redirect)=/.test(search)
  if (isResultShown) return null
  return status === SUCCESS ? 'wallet.depositSuccess' : status === FAILURE ? 'wallet.depositError' : null
}
