import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

export interface SessionHandle extends SessionState {
  isPlayer: boolean
  isGuest: boolean
  signedIn: typeof session.signedIn
  signOut: typeof session.signOut
}

/** Who is here, and the two ways to change it. */
export function useSession(): SessionHandle {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getServerState)
  return {
    ...state,
    isPlayer: state.status === 'player',
    isGuest: state.status === 'guest',
    signedIn: (auth) => session.signedIn(auth),
    signOut: () => session.signOut(),
  }
}
