import { ApiFailure } from '@baize/client'
import type { Dialogs } from '../../../shared/dialogs/use-dialogs.ts'

/** What comes of an arrival: the browser is on its way, or the visitor stays a guest at home and is told why. */
export type ArrivalEnd = { kind: 'moved' } | { kind: 'refused'; tell: (dialogs: Dialogs) => void }

/** A refusal with what is said about it once the visitor is home. */
export const refused = (tell: (dialogs: Dialogs) => void): ArrivalEnd => ({ kind: 'refused', tell })

/** The status an operation was refused with; `null` when nobody answered. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiFailure ? error.status : null
}
