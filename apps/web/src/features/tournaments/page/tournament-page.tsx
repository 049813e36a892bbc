import { Suspense, lazy } from 'react'
import { useSession } from '../../../shared/session/use-session.ts'
import type { TournamentProps } from './tournament-props.ts'
import { TournamentView } from './tournament-view.tsx'

const TournamentLive = lazy(() =>
  import('./tournament-live.tsx').then((module) => ({ default: module.TournamentLive })),
)

/** A tournament: how it stands, what it asks for and brings, who is ahead, and its games. */
export function TournamentPage(props: TournamentProps) {
  const { isGuest, isPlayer } = useSession()
  const still = <TournamentView {...props} />
  if (!isGuest && !isPlayer) return still
  return (
    <Suspense fallback={still}>
      <TournamentLive {...props} />
    </Suspense>
  )
}
