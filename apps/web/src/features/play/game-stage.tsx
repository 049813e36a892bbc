import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { type Search, one } from '../../shared/page/search.ts'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { GameBar } from './bar/game-bar.tsx'
import { GameFrameBox } from './frame/game-frame-box.tsx'
import type { GamePageData } from './game-page-data.ts'
import { GamePlug } from './frame/game-plug.tsx'
import { playModeOf } from './play-mode.ts'
import { useDemoPrompt } from './use-demo-prompt.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIsOnBreak } from './use-is-on-break.ts'
import { useIsSmall } from './use-is-small.ts'
import { useReturnGame } from './use-return-game.ts'
import styles from './game-stage.module.css'

const SpinsNote = lazy(() => import('./bonus/spins-note.tsx').then((module) => ({ default: module.SpinsNote })))
const WagerNote = lazy(() => import('./bonus/wager-note.tsx').then((module) => ({ default: module.WagerNote })))
const PlayFigures = lazy(() => import('./reality/play-figures.tsx').then((module) => ({ default: module.PlayFigures })))

/** The game itself, once it is known who plays: its bar, its frame, and what stops it. */
export function GameStage({ game }: { game: GamePageData }) {
  return (
    <PlayerScope>
      <Stage game={game} />
    </PlayerScope>
  )
}

function Stage({ game }: { game: GamePageData }) {
  const { isPlayer } = useSession()
  const account = useActiveAccount()
  // Of the page on screen: a move to another page changes the address before this one is gone.
  const wantsReal = useRouterState({
    select: ({ resolvedLocation, location }) => one((resolvedLocation ?? location).search as Search, 'real') === 'true',
  })
  const mode = playModeOf({ isPlayer, wantsReal, isDemo: game.isDemo })
  const router = useRouter()
  const dialogs = useDialogs()
  const info = usePage()
  const path = hrefIn(info, `/games/${game.identity}`)

  const switchMode = (isReal: boolean) => {
    if (isReal && !isPlayer) dialogs.open('sign-up')
    else router.history.replace(isReal ? `${path}?real=true` : path, { isDemoChosen: true })
  }
  const leave = () => (router.history.canGoBack() ? router.history.back() : router.history.push(hrefIn(info, '/')))

  // A guest who signs in while the demo runs goes on for real money.
  const wasGuest = useRef(!isPlayer)
  useEffect(() => {
    if (wasGuest.current && isPlayer && !wantsReal) router.history.replace(`${path}?real=true`)
    wasGuest.current = !isPlayer
  }, [isPlayer, wantsReal, path, router])

  useReturnGame({ game, isReal: mode === 'real' })
  // A break ends what is played, and the invitation to play for money with it; opened anew the game says why.
  const isOnBreak = useIsOnBreak() && isPlayer
  useDemoPrompt({ isDemo: mode === 'demo' && !isOnBreak, isPlayer, onReal: () => switchMode(true) })
  const endInvitations = useEffectEvent(() => {
    dialogs.close('demo-game')
    dialogs.close('mobile-game')
  })
  useEffect(() => {
    if (isOnBreak) endInvitations()
  }, [isOnBreak])

  const [isPaused, setIsPaused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { isFull, isCovering, toggle } = useFullScreen(box)
  const isSmall = useIsSmall()
  const figures = mode === 'real' && account && (
    <Suspense fallback={<span />}>
      <PlayFigures account={account} onPause={setIsPaused} onLeave={leave} />
    </Suspense>
  )
  const notes = mode === 'real' && account && (
    <Suspense>
      <WagerNote game={game.identity} />
      <SpinsNote game={game.identity} />
    </Suspense>
  )
  return (
    <div ref={box} className={styles.stage} data-mode={mode} data-covering={isCovering || undefined}>
      <GameBar {...{ game, mode, figures, notes, isFull }} onFull={toggle} onSwitch={switchMode} onLeave={leave} />
      {!isSmall && notes}
      {mode === 'plug' ? (
        <GamePlug game={game} />
      ) : mode === 'real' && !account ? (
        <div className={styles.frame} />
      ) : (
        <GameFrameBox
          key={`${mode} ${isOnBreak}`}
          game={game}
          isDemo={mode === 'demo'}
          account={mode === 'real' ? account : undefined}
          isPaused={mode === 'real' && isPaused}
          onLeave={leave}
        />
      )}
    </div>
  )
}
