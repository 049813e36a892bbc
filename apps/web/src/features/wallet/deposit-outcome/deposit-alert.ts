import { InvoiceStatus } from '@baize/contract/kinds'
import type { AlertKey } from '../../../shared/alerts/alert-store.ts'
import { failureOf } from './deposit-failure.ts'

/** The alert for a deposit's new status. The window that shows the result on the whole screen needs none. */
export function depositAlertOf(status: InvoiceStatus, search: string, reason = ''): AlertKey | null {
  const isResultShown = /[?&]deposit-(success|error|redirect)=/.test(search)
  if (isResultShown) return null
  if (status === InvoiceStatus.success) return 'wallet.depositSuccess'
  if (status !== InvoiceStatus.failure) return null
  return failureOf(reason) === 'cancelled' ? 'wallet.depositCancelled' : 'wallet.depositError'
}

export type ResultName = 'deposit-success' | 'deposit-error' | 'deposit-pending' | 'deposit-redirect'

/** The result screen that tells the truth of a deposit; one that asks for patience stays while there is no end. */
export function depositResultOf(status: InvoiceStatus, shown: ResultName = 'deposit-pending'): ResultName {
  if (status === InvoiceStatus.success) return 'deposit-success'
  if (status === InvoiceStatus.failure) return 'deposit-error'
  return shown === 'deposit-redirect' ? shown : 'deposit-pending'
}

/** The alert for a withdrawal's new status. What the player took back themselves is told where they did it. */
export function withdrawalAlertOf(status: InvoiceStatus): AlertKey | null {
  if (status === InvoiceStatus.success) return 'wallet.withdrawSuccess'
  return status === InvoiceStatus.failure ? 'wallet.withdrawError' : null
}
