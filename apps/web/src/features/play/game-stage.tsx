import { Button } from '@baize/ui/button'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { isActive } from '../../shared/bonuses/bonus-kind.ts'
import { useHeldSpins } from '../../shared/bonuses/queries.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { type Search, one } from '../../shared/page/search.ts'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { GameBar } from './game-bar.tsx'
import type { GamePageData } from './game-page-data.ts'
import { GamePlug } from './game-plug.tsx'
import { playModeOf, startFailureOf } from './play-mode.ts'
import { readStudioMessage, type SiteMessage, tellStudio } from './studio-message.ts'
import { useIsOnBreak } from './use-is-on-break.ts'
import { useDemoPrompt } from './use-demo-prompt.ts'
import { useLaunch } from './use-launch.ts'
import { useReturnGame } from './use-return-game.ts'
import styles from './game-stage.module.css'

const BetRefusals = lazy(() => import('./bonus/bet-refusals.tsx').then((module) => ({ default: module.BetRefusals })))
const SpinsNote = lazy(() => import('./bonus/spins-note.tsx').then((module) => ({ default: module.SpinsNote })))
const WagerNote = lazy(() => import('./bonus/wager-note.tsx').then((module) => ({ default: module.WagerNote })))
const PlayFigures = lazy(() => import('./reality/play-figures.tsx').then((module) => ({ default: module.PlayFigures })))

/**
 * What a studio's page may do in its frame: run, keep its own storage, open help in a window, turn a phone. It may not
 * move the page around it: leaving is asked for by a message.
 */
const FRAME_MAY =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock allow-pointer-lock'

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
  return (
    <div ref={box} className={styles.stage} data-mode={mode}>
      <GameBar game={game} mode={mode} box={box} onSwitch={switchMode} onLeave={leave} />
      {mode === 'real' && account && (
        <div className={styles.figures}>
          <Suspense>
            <PlayFigures account={account} onPause={setIsPaused} onLeave={leave} />
            <WagerNote game={game.identity} />
            <SpinsNote game={game.identity} />
          </Suspense>
        </div>
      )}
      {mode === 'plug' ? (
        <GamePlug game={game} />
      ) : mode === 'real' && !account ? (
        <div className={styles.frame} />
      ) : (
        <Frame
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

const STUDIO_HEARS_MS = 3000

/** Names the free spins that can be played in a game now; empty for none. */
function useSpinsOf(game: string): string {
  const held = useHeldSpins() ?? []
  return held
    .filter((spins) => isActive(spins) && spins.gameId === game)
    .map(({ id }) => id)
    .join(' ')
}

interface FrameProps {
  game: GamePageData
  isDemo: boolean
  account: { id: string; balance: number } | undefined
  /** The game stands still until the player has answered. */
  isPaused: boolean
  onLeave: () => void
}

function Frame({ game, isDemo, account, isPaused, onLeave }: FrameProps) {
  const text = useText('pages.game')
  const dialogs = useDialogs()
  const [round, setRound] = useState(0)
  const launch = useLaunch({ game: game.identity, isDemo, accountId: account?.id, round })
  const refuse = useRefusal()
  const frame = useRef<HTMLIFrameElement>(null)
  // The page of a game that listens, a new object each time it says so; nothing is said to it before.
  const [ready, setReady] = useState<{ url: string } | null>(null)

  const onMessage = useEffectEvent((event: MessageEvent) => {
    const message = launch.state === 'running' ? readStudioMessage(event, launch.url) : null
    if (message === 'ready' && launch.state === 'running') setReady({ url: launch.url })
    if (message === 'check-due') void import('./reality/queries.ts').then(({ readSittingAgain }) => readSittingAgain())
    if (message === 'close') onLeave()
    if (message === 'insufficient-funds' && !isDemo) dialogs.open('wallet', { show: 'deposit-only' })
  })
  useEffect(() => {
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  const tellGame = useEffectEvent((message: SiteMessage) => {
    if (launch.state === 'running' && launch.url === ready?.url) tellStudio(frame.current, launch.url, message)
  })
  useEffect(() => {
    if (!isPaused) return undefined
    tellGame('pause')
    return () => tellGame('resume')
  }, [isPaused, ready])

  const spins = useSpinsOf(game.identity)
  useEffect(() => {
    if (spins === '') return undefined
    tellGame('balance-changed')
    // The studio hears of them from the platform, a moment later than this page.
    const again = setTimeout(() => tellGame('balance-changed'), STUDIO_HEARS_MS)
    return () => clearTimeout(again)
  }, [spins, ready])

  const state = launch.state
  const code = launch.state === 'refused' ? launch.code : 0
  const onState = useEffectEvent(() => {
    if (state === 'refused') refuse(code)
    if (state === 'running' && account?.balance === 0 && spins === '') dialogs.open('wallet', { show: 'deposit-only' })
  })
  useEffect(() => onState(), [state, code])

  const [width, height] = game.ratio
  return (
    <div
      className={styles.frame}
      ref={(element) => {
        if (width !== 16 || height !== 9) element?.style.setProperty('aspect-ratio', `${width} / ${height}`)
      }}
    >
      {account && (
        <Suspense>
          <BetRefusals
            game={game.identity}
            isBarred={startFailureOf(code) === 'bonus'}
            onRestart={() => setRound(round + 1)}
          />
        </Suspense>
      )}
      {launch.state === 'running' && (
        <iframe
          ref={frame}
          className={styles.game}
          src={launch.url}
          title={text('frameTitle', { game: game.name })}
          allow="autoplay; fullscreen"
          sandbox={FRAME_MAY}
        />
      )}
      {launch.state === 'starting' && (
        <p className={styles.waiting} role="status">
          {text('starting')}
        </p>
      )}
      {launch.state === 'refused' && (
        <div className={styles.waiting} role="alert">
          <p>{text('refused')}</p>
          <Button onClick={() => setRound(round + 1)}>{text('retry')}</Button>
        </div>
      )}
    </div>
  )
}

/** Turns the code of a refused start into what the player sees. */
function useRefusal(): (code: number) => void {
  const dialogs = useDialogs()
  const router = useRouter()
  const info = usePage()
  return (code) => {
    const failure = startFailureOf(code)
    if (failure === 'limit') dialogs.open('game-limit-reached')
    else if (failure === 'break') dialogs.open('game-limit-reached', { isBreak: true })
    else if (failure === 'country') dialogs.open('geo-restricted-game')
    else if (failure === 'identity') {
      showAlert('profile.identityRequired')
      router.history.push(hrefIn(info, '/profile/verification'))
    } else if (failure === 'limited-player') {
      showAlert('limit.limitedRealGame')
      router.history.push(hrefIn(info, '/'))
    } else if (failure === 'register') showAlert('limit.registerExcluded')
    else if (failure === 'register-away') showAlert('limit.registerAway')
  }
}
