import { ApiFailure } from '@baize/client'
import type { AuthResult } from '@baize/contract'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { session } from '../../../shared/session/session.ts'
import type { Dialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { exclusionOf } from '../sign-in/exclusion.ts'

/**
 * What comes of an arrival: the browser is loading another page, or the visitor goes on to one of this load, with or
 * without its locale's prefix, and is told something there.
 */
export type ArrivalEnd = { kind: 'left' } | { kind: 'goesOn'; path: string; tell: (dialogs: Dialogs) => void }

/** The visitor stays a guest, and is told why at home. */
export const refused = (tell: (dialogs: Dialogs) => void): ArrivalEnd => ({ kind: 'goesOn', path: '/', tell })

/**
 * Loads another page as whoever is signed in now. This one hears nothing of it: it would begin with the new player what
 * the move then breaks off.
 */
export function leaveAs({ accessToken }: AuthResult, path: string): ArrivalEnd {
  session.tokens.save(accessToken)
  session.tokens.announce('login')
  location.replace(path)
  return { kind: 'left' }
}

/** What is told to somebody who closed the account, or excluded themselves; null where it is neither. */
export function shutOutBy(error: unknown): ((dialogs: Dialogs) => void) | null {
  const exclusion = exclusionOf(error)
  if (exclusion) return (dialogs) => dialogs.open('sign-in', { exclusion })
  return isRefused(error, 'account_closed') ? () => showAlert('profile.closedAccount') : null
}

/** The status an operation was refused with; `null` when nobody answered. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiFailure ? error.status : null
}

/** The code of a refusal; `null` when nobody answered. */
export function codeOf(error: unknown): number | null {
  return error instanceof ApiFailure ? error.code : null
}
