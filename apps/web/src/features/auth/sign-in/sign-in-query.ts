import { type SessionEnd, isSessionEnd } from '@baize/contract/codes'
import type { DialogQuery } from '../../../shared/dialogs/registry-types.ts'
import type { Exclusion } from './exclusion.ts'

export interface SignInProps {
  /**
   * Why one is asked to sign in: an outside account belongs to an address that is not confirmed, a link is over, or
   * something else than the player here ended the session.
   */
  reason?: 'emailVerification' | 'linkUsed' | SessionEnd
  /** Another way in was refused for it, so that there is nothing to fill in. */
  exclusion?: Exclusion
}

/** Sign-in in the address: what ended the session, `?sign-in=password`, or nothing that is to be said. */
export const signInQuery: DialogQuery<SignInProps> = {
  read: (value) => (isSessionEnd(value) ? { reason: value } : {}),
  write: ({ reason }) => (reason && isSessionEnd(reason) ? reason : 'true'),
}
