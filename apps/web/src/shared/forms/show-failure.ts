import { showAlert } from '../alerts/alert-store.ts'
import { type FieldErrors, readFailure } from '../failure/failure.ts'

/** Puts a failed call on screen: under its fields where it names some, in an alert otherwise. */
export function showFailure(error: unknown, setServerErrors: (errors: FieldErrors) => void): void {
  const effect = readFailure(error)
  if (effect.kind === 'fields') setServerErrors(effect.fields)
  else if (effect.kind === 'alert') showAlert(effect.key)
}
