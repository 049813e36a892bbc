import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageHydrated } from '../shared/page/hydration.ts'
import { usePage } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { realtimeFeeds } from '../shared/realtime/feeds.ts'
import { session } from '../shared/session/session.ts'

/** Starts the session after hydration and turns its changes into moves: home, sign-in, or a fresh load. */
export function SessionWiring() {
  const router = useRouter()
  const { prefix } = usePage()

  useEffect(() => {
    const home = hrefIn({ prefix }, '/')
    const stopListening = session.onChange((change) => {
      if (change.kind === 'logout') router.history.push(home)
      else if (change.kind === 'loss') router.history.push(`${home}?sign-in=${change.endedBy ?? 'true'}`)
      else if (change.kind === 'elsewhere' && change.change === 'login') location.reload()
      else if (change.kind === 'elsewhere')
        location.assign(change.endedBy === null ? home : `${home}?sign-in=${encodeURIComponent(change.endedBy)}`)
      if (change.kind !== 'elsewhere') void startPlayer().then((player) => player.follow(change))
    })
    let stop = () => {}
    let isLeft = false
    void pageHydrated.then(() => {
      if (isLeft) return
      const stopSession = session.start()
      stop = stopSession
      if (session.getState().status === 'player') void startPlayer()
      else void realtimeFeeds.wanted.then(() => (isLeft ? undefined : startPlayer()))
    })
    return () => {
      isLeft = true
      stop()
      stopListening()
    }
  }, [router, prefix])
  return null
}

/** The player's data and the socket, in a chunk that a guest's page loads once something on it listens. */
function startPlayer() {
  return import('./player-session.ts')
}
