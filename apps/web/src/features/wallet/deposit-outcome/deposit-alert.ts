import { InvoiceStatus } from '@baize/contract/kinds'
import type { AlertKey } from '../../../shared/alerts/alert-store.ts'

/** The alert for a deposit's new status. The window that shows the result on the whole screen needs none. */
export function depositAlertOf(status: InvoiceStatus, search: string): AlertKey | null {
  const isResultShown = /[?&]deposit-(success|error|redirect)=/.test(search)
  if (isResultShown) return null
  if (status === InvoiceStatus.success) return 'wallet.depositSuccess'
  return status === InvoiceStatus.failure ? 'wallet.depositError' : null
}

/** The result screen that takes the place of the one that asked for patience. */
export function depositResultOf(status: InvoiceStatus): 'deposit-success' | 'deposit-error' | null {
  if (status === InvoiceStatus.success) return 'deposit-success'
  return status === InvoiceStatus.failure ? 'deposit-error' : null
}

/** The alert for a withdrawal's new status. What the player took back themselves is told where they did it. */
export function withdrawalAlertOf(status: InvoiceStatus): AlertKey | null {
  if (status === InvoiceStatus.success) return 'wallet.withdrawSuccess'
  return status === InvoiceStatus.failure ? 'wallet.withdrawError' : null
}
