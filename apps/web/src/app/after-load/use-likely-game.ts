import { useEffect, useEffectEvent } from 'react'
import { pageRoutes } from '../../routes/page-routes.ts'
import { warmStudio } from '../../shared/games/warm-studio.ts'
import { useContent, usePage } from '../../shared/page/page-context.tsx'
import { session } from '../../shared/session/session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { whenIdle } from '../../shared/page/when-idle.ts'
import { useIsGamePage } from '../use-is-game-page.ts'
import { savesData } from './saves-data.ts'

const gamePage = pageRoutes.find(({ path }) => path === '/games/$id')!

/**
 * Fetches the page of a game, and the code of the studio that draws it, so that a press on a game asks for that game
 * alone: for players once a page with games on it has nothing else to do, for guests, who are asked how they want to play
 * before, with the first sign of it.
 */
export function useLikelyGame(): void {
  const content = useContent()
  const { studioUrl } = usePage()
  const isGame = useIsGamePage()
  const { status } = useSession()

  const fetchAll = useEffectEvent(() => {
    warmStudio(studioUrl)
    const page = gamePage.load().then((module) => module.prepare?.())
    const account = status === 'player' ? import('../../shared/player/read-active-account.ts') : null
    return Promise.all([page, content.need(gamePage.parts), session.api.prepare(), account])
  })
  useEffect(() => {
    if (isGame || status === 'unknown' || savesData() || !document.querySelector('a[data-game]')) return undefined
    // What fails is fetched when it is needed.
    const fetchSoon = () => whenIdle(() => void fetchAll().catch(() => undefined))
    return status === 'player' ? fetchSoon() : onceACardIsMeant(fetchSoon)
  }, [isGame, status])
}

/** Does something when the first card of a game is pointed at, touched or reached by keys; what it gives back calls that off. */
function onceACardIsMeant(work: () => () => void): () => void {
  let callOff = () => {
    for (const kind of KINDS) document.removeEventListener(kind, onEvent)
  }
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[data-game]'))) return
    callOff()
    callOff = work()
  }
  for (const kind of KINDS) document.addEventListener(kind, onEvent, { passive: true })
  return () => callOff()
}

const KINDS = ['pointerover', 'focusin']
