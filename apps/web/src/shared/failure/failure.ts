import { ApiFailure } from '@baize/client'
import { refusalCodes } from '@baize/contract/codes'
import type { AlertKey } from '../alerts/alert-store.ts'
import { isThrottled } from './is-refused.ts'

/** The first message of the server for each field it refused. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a failed call turns into on screen. `none`: the session is over, which the session itself handles. */
export type FailureEffect =
  | { kind: 'fields'; fields: FieldErrors }
  | { kind: 'alert'; key: AlertKey }
  | { kind: 'none' }

/** Sorts a failure into errors under fields or an alert; anything unexpected is the general alert. */
export function readFailure(error: unknown): FailureEffect {
  if (!(error instanceof ApiFailure)) return { kind: 'alert', key: 'global.somethingWrong' }
  if (error.isSessionOver) return { kind: 'none' }
  if (error.status === refusalCodes.validation.status) {
    const fields = firstMessages(error.fields)
    if (Object.keys(fields).length > 0) return { kind: 'fields', fields }
  }
  return { kind: 'alert', key: isThrottled(error) ? 'global.tooManyAttempts' : 'global.somethingWrong' }
}

function firstMessages(fields: Readonly<Record<string, string[]>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, first]] : [])))
}

/** The same errors without that of one field, for when the player returns to it. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name))
}
