import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiFailure } from '@baize/client'
import { useEffect } from 'react'
import { usePlace } from './place/place.ts'
import { AcceptInvitation } from './session/accept-invitation.tsx'
import { SessionProvider, useSessionState } from './session/session.tsx'
import { SignIn } from './session/sign-in.tsx'
import { Desk } from './shell/desk.tsx'
import { SettingsProvider } from './words/settings.tsx'

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      // The caller itself repeats what failed in passing.
      retry: false,
      staleTime: 10_000,
      refetchOnWindowFocus: (query) => !(query.state.error instanceof ApiFailure),
    },
  },
})

/** The whole page: who is there, and what they came for. */
export function App() {
  return (
    <QueryClientProvider client={cache}>
      <SettingsProvider>
        <SessionProvider>
          <Rooms />
        </SessionProvider>
      </SettingsProvider>
    </QueryClientProvider>
  )
}

function Rooms() {
  const { session } = useSessionState()
  const { path } = usePlace()
  useEffect(() => void (document.documentElement.dataset.awake = ''), [])
  if (path === '/invitation') return <AcceptInvitation />
  if (session === undefined) return null
  return session ? <Desk /> : <SignIn />
}
