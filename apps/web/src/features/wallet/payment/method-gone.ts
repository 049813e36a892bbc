import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { queryClient } from '../../../shared/query/query-client.ts'

/**
 * Whether a way to pay was withdrawn between the list and the press. The player is told, and the list is fetched anew;
 * nothing was ordered and no money moved.
 */
export function tellMethodGone(error: unknown): boolean {
  if (!isRefused(error, 'method_unavailable')) return false
  void queryClient.invalidateQueries({ queryKey: ['payment', 'methods'] })
  showAlert('wallet.methodGone')
  return true
}
