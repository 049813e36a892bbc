import { ApiFailure } from '@baize/client'
import { refusalCodes } from '@baize/contract/codes'
import type { Problem } from '../fields/rules.ts'
import type { AlertKey } from '../alerts/alert-store.ts'
import { isRefused, isThrottled } from './is-refused.ts'

/** What is wrong with each field that was refused: a problem with words in every language, or words as they are. */
export type FieldErrors = Readonly<Record<string, Problem | string>>

/**
 * What a failed call turns into on screen. `none`: the session is over, which the session itself handles, or the player
 * was asked for a proof and gave none.
 */
export type FailureEffect =
  | { kind: 'fields'; fields: FieldErrors }
  | { kind: 'alert'; key: AlertKey }
  | { kind: 'none' }

/** Sorts a failure into errors under fields or an alert; anything unexpected is the general alert. */
export function readFailure(error: unknown): FailureEffect {
  if (!(error instanceof ApiFailure)) return { kind: 'alert', key: 'global.somethingWrong' }
  if (error.isSessionOver || isQuestion(error)) return { kind: 'none' }
  if (error.status === refusalCodes.validation.status) {
    const fields = firstProblems(error)
    if (Object.keys(fields).length > 0) return { kind: 'fields', fields }
  }
  if (isRefused(error, 'identity_required')) return { kind: 'alert', key: 'profile.identityRequired' }
  if (isRefused(error, 'register_unreachable')) return { kind: 'alert', key: 'limit.registerAway' }
  return { kind: 'alert', key: isThrottled(error) ? 'global.tooManyAttempts' : 'global.somethingWrong' }
}

/** Refusals that the player was asked to answer, and did not. */
function isQuestion({ code }: ApiFailure): boolean {
  const { fresh_proof_needed: proof, second_factor_needed: factor, agreements_open: agreements } = refusalCodes
  return code === proof.code || code === factor.code || code === agreements.code
}

/** The first thing the server says of each field, by code; in its own words where it gave no code. */
function firstProblems({ fields, issues }: ApiFailure): FieldErrors {
  const said = Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, first] as const] : []))
  return Object.fromEntries(
    said.map(([name, words]) => {
      const issue = issues[name]?.[0]
      return [name, issue ? { rule: issue.code, values: issue.values } : words]
    }),
  )
}

/** The same errors without that of one field, for when the player returns to it. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name))
}
