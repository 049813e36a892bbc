import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageHydrated } from '../shared/page/hydration.ts'
import { usePage } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { realtimeFeeds } from '../shared/realtime/feeds.ts'
import { session } from '../shared/session/session.ts'
import type { Place } from './first-reads.ts'

/** Starts the session after hydration and turns its changes into moves: home, sign-in, or a fresh load. */
export function SessionWiring() {
  const router = useRouter()
  const info = usePage()

  useEffect(() => {
    const { prefix } = info
    const place = (): Place => ({ path: router.state.location.pathname, info })
    const home = hrefIn({ prefix }, '/')
    const stopListening = session.onChange((change) => {
      if (change.kind === 'logout') router.history.push(home)
      else if (change.kind === 'loss') router.history.push(`${home}?sign-in=${change.endedBy ?? 'true'}`)
      else if (change.kind === 'elsewhere' && change.change === 'login') location.reload()
      else if (change.kind === 'elsewhere')
        location.assign(change.endedBy === null ? home : `${home}?sign-in=${encodeURIComponent(change.endedBy)}`)
      if (change.kind !== 'elsewhere') void loadPlayer().then((player) => player.follow(change, place()))
    })
    let stop = () => {}
    let isLeft = false
    void pageHydrated.then(() => {
      if (isLeft) return
      const stopSession = session.start()
      stop = stopSession
      const begin = () => void loadPlayer().then((player) => isLeft || player.begin(place()))
      if (session.getState().status === 'player') begin()
      else void realtimeFeeds.wanted.then(begin)
    })
    return () => {
      isLeft = true
      stop()
      stopListening()
    }
  }, [router, info])
  return null
}

/** The player's data and the socket, in a chunk that a guest's page loads once something on it listens. */
function loadPlayer() {
  return import('./player-session.ts')
}

/** Has at hand what a player's page asks and shows first, so that it does both as soon as it is alive. */
export function preparePlayer(): void {
  const scripts = [loadPlayer(), session.api.prepare(), import('./header/player-panel.tsx')]
  // What fails is fetched again when it is needed.
  Promise.all(scripts).catch(() => undefined)
}
