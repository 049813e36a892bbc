import { showAlert } from '../../shared/alerts/alert-store.ts'
import { readFailure } from '../../shared/failure/failure.ts'

/** Says in an alert why a press of a button did nothing. */
export function showRefusal(error: unknown): void {
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
}
