import { InvoiceStatus } from '@baize/contract/kinds'
import type { AlertKey } from '../../../shared/alerts/alert-store.ts'

/** The alert for a deposit's new status. The window that shows the result on the whole screen needs none. */
export function depositAlertOf(status: InvoiceStatus, search: string): AlertKey | null {
  const isResultShown = /[?&]deposit-(success|error|pending|redirect)=/.test(search)
  if (isResultShown) return null
  if (status === InvoiceStatus.success) return 'wallet.depositSuccess'
  return status === InvoiceStatus.failure ? 'wallet.depositError' : null
}
