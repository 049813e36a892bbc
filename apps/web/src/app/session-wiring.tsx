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
  const info = usePage()

  useEffect(() => {
    const home = hrefIn(info, '/')
    const stopListening = session.onChange((change) => {
      if (change.kind === 'elsewhere') {
        if (change.change === 'login') location.reload()
        else location.assign(change.endedBy ? `${home}?sign-in=${encodeURIComponent(change.endedBy)}` : home)
        return
      }
      if (change.kind === 'logout') router.history.push(home)
      if (change.kind === 'loss') router.history.push(`${home}?sign-in=${change.endedBy ?? 'true'}`)
      void loadPlayer().then((player) => player.follow(change, info))
    })
    let stop = () => {}
    let isLeft = false
    void pageHydrated.then(() => {
      if (isLeft) return
      stop = session.start()
      const begin = () => void loadPlayer().then((player) => isLeft || player.begin(info))
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
