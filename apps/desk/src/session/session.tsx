import type { OperatorRole } from '@baize/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { api, hearOfSession, LAST_CALL } from './api.ts'

/** Who is at the desk, as what and until when. */
export interface Session {
  operatorId: string
  name: string
  role: OperatorRole
  roles: readonly OperatorRole[]
  endsAt: string
}

interface SessionState {
  /** `undefined` until it is known. */
  session: Session | null | undefined
  /** Whether it was there and is over. */
  isOver: boolean
  begin: (session: Session) => void
  end: (isOver: boolean) => void
}

const SessionContext = createContext<SessionState | null>(null)

/** Set while somebody is signed in in this browser, so that nobody else is asked for who they are. */
const SIGNED_IN = 'desk.signed-in'
/** As the platform has it; a quarter of an hour at rest. */
const IDLE_MS = 15 * 60_000
const LOOK_MS = 10_000

/** Knows the session, and ends it where the platform does: at its time, at rest, or when it says so. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient()
  const [session, setSession] = useState<Session | null | undefined>(() =>
    localStorage.getItem(SIGNED_IN) ? undefined : null,
  )
  const [isOver, setIsOver] = useState(false)

  const end = useCallback(
    (over: boolean) => {
      localStorage.removeItem(SIGNED_IN)
      cache.clear()
      setIsOver(over)
      setSession(null)
    },
    [cache],
  )
  const begin = useCallback((next: Session) => {
    localStorage.setItem(SIGNED_IN, next.endsAt)
    setIsOver(false)
    setSession(next)
  }, [])

  useEffect(() => {
    hearOfSession(() => end(true))
    if (!localStorage.getItem(SIGNED_IN)) return
    api.call('getOperatorSelf', {}).then(
      ({ operator, role, endsAt }) =>
        begin({ operatorId: operator.id, name: operator.name, role, roles: operator.roles, endsAt }),
      () => end(true),
    )
  }, [begin, end])

  useEffect(() => {
    if (!session) return undefined
    const look = () => {
      const restsSince = Number(localStorage.getItem(LAST_CALL) ?? Date.now())
      if (!localStorage.getItem(SIGNED_IN)) end(false)
      else if (Date.now() > Date.parse(session.endsAt) || Date.now() - restsSince > IDLE_MS) end(true)
    }
    const timer = setInterval(look, LOOK_MS)
    // Another tab signed in anew, perhaps as another role: the cookie is of that session now.
    const hear = ({ key, newValue }: StorageEvent) => (key === SIGNED_IN && newValue ? location.reload() : look())
    addEventListener('storage', hear)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', hear)
    }
  }, [session, end])

  const value = useMemo(() => ({ session, isOver, begin, end }), [session, isOver, begin, end])
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSessionState(): SessionState {
  const state = use(SessionContext)
  if (!state) throw new Error('Outside of the session provider')
  return state
}

/** The session, where there is one. */
export function useSession(): Session {
  const { session } = useSessionState()
  if (!session) throw new Error('Nobody is signed in')
  return session
}
