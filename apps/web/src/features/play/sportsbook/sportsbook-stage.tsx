import type { Account } from '@baize/contract'
import { Button } from '@baize/ui/button'
import type { SportsbookSiteMessage, SportsbookTheme } from '@baize/kit/sportsbook-frame'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useShownTheme } from '../../../shared/page/use-shown-theme.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { Halt, type HaltReason } from '../frame/halt.tsx'
import { startFailureOf } from '../play-mode.ts'
import { useIsOnBreak } from '../use-is-on-break.ts'
import { useRefusal } from '../frame/use-refusal.ts'
import { useWhyNotTaken } from '../frame/use-why-not-taken.ts'
import { deepPathOf, withDeepPath } from './deep-path.ts'
import type { BettingFlag } from './load-script.ts'
import { SportsbookClosed } from './sportsbook-closed.tsx'
import { SPORTSBOOK } from '../../../shared/games/game-card-data.ts'
import { useSportsbook } from './use-sportsbook.ts'
import styles from './sportsbook-stage.module.css'

const BetRefusals = lazy(() => import('../bonus/bet-refusals.tsx').then((module) => ({ default: module.BetRefusals })))
const PlayFigures = lazy(() =>
  import('../reality/play-figures.tsx').then((module) => ({ default: module.PlayFigures })),
)

/** A company that loses every session it opens is not asked for another at once. */
const RESTART_AFTER_MS = [0, 500, 1000, 2000, 4000]
const KEPT_FOR_LONG_MS = 20_000

/** The sportsbook of the company that serves the visitor's country, once it is known who looks. */
export function SportsbookStage({ company }: { company: BettingFlag }) {
  return (
    <PlayerScope>
      <Stage company={company} />
    </PlayerScope>
  )
}

function Stage({ company }: { company: BettingFlag }) {
  const { isPlayer, playerId } = useSession()
  const account = useActiveAccount()
  const isOnBreak = useIsOnBreak() && isPlayer
  const path = useRef(company.isPathShared ? deepPathOf(location.search) : '/')
  if (isPlayer && !account) return <div className={styles.stage} />
  // Another person, another account, a break that began: the company's page is opened anew, at the same place.
  const key = `${playerId} ${account?.id} ${isOnBreak}`
  return <Sportsbook key={key} company={company} account={isPlayer ? account : undefined} path={path} />
}

interface SportsbookProps {
  company: BettingFlag
  account: Account | undefined
  /** What is shown inside. */
  path: { current: string }
}

function Sportsbook({ company, account, path }: SportsbookProps) {
  const text = useText('pages.sportsbook')
  const info = usePage()
  const router = useRouter()
  const dialogs = useDialogs()
  const refuse = useRefusal()
  const theme = useShownTheme()
  const container = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const [halt, setHalt] = useState<HaltReason | null>(null)
  const [isPaused, setIsPaused] = useState(false)
  const openAnew = () => {
    setHalt(null)
    setRound((last) => last + 1)
  }
  const restart = useRestart(openAnew, () => setHalt('away'))
  const whyNotTaken = useWhyNotTaken({ game: SPORTSBOOK, accountId: account?.id, onStake: () => setHalt('stake') })

  const showPath = (next: string) => {
    path.current = next
    if (!company.isPathShared) return
    const { pathname, search, hash } = location
    const shown = withDeepPath(search, next)
    if (shown !== search) router.history.replace(pathname + shown + hash)
  }
  const { state, say } = useSportsbook({
    company,
    container,
    accountId: account?.id,
    round,
    options: () => ({
      title: text('frameTitle'),
      theme,
      styles: new URL('/sportsbook.css', location.origin).href,
      path: path.current,
    }),
    handlers: {
      route: (message) => showPath(message.path),
      'sign-in': () => account || dialogs.open('sign-in'),
      'sign-up': () => account || dialogs.open('sign-up'),
      deposit: () => account && dialogs.open('wallet', { show: 'deposit-only' }),
      'bet-refused': ({ reason }) => {
        if (reason === 'check-due')
          void import('../reality/queries.ts').then(({ readSittingAgain }) => readSittingAgain())
        if (reason === 'session-ended') setHalt('session')
        if (reason === 'not-taken') whyNotTaken.say()
      },
      restart,
    },
  })
  useTold({
    say,
    isListening: state.state === 'running',
    theme,
    balance: account?.balance,
    isStill: isPaused || !!halt,
  })

  // A link of the menu to another place within the sportsbook.
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const follow = useEffectEvent((next: string) => {
    if (!company.isPathShared || next === path.current) return
    path.current = next
    say({ type: 'go', path: next })
  })
  useEffect(() => follow(deepPathOf(search)), [search])

  const code = state.state === 'refused' ? state.code : 0
  const failure = startFailureOf(code)
  const onRefused = useEffectEvent(() => refuse(code))
  useEffect(() => {
    if (code !== 0 && failure !== 'country') onRefused()
  }, [code, failure])
  if (failure === 'country') return <SportsbookClosed />

  const leave = () => router.history.push(hrefIn(info, '/'))
  return (
    <div className={styles.stage}>
      {account && (
        <Suspense fallback={<div className={styles.figures} />}>
          <div className={styles.figures}>
            <PlayFigures account={account} onPause={setIsPaused} onLeave={leave} />
          </div>
          <BetRefusals
            game={SPORTSBOOK}
            place="sportsbook"
            isBarred={failure === 'bonus'}
            onTold={whyNotTaken.toldByBonus}
            onRestart={openAnew}
          />
        </Suspense>
      )}
      <div className={styles.frame} aria-busy={state.state === 'starting'}>
        <div ref={container} className={styles.place} inert={halt !== null} />
        {state.state !== 'refused' && !(state.state === 'running' && state.isShown) && state.state !== 'away' && (
          <p className={styles.waiting} role="status">
            {text('starting')}
          </p>
        )}
        {state.state === 'refused' && (
          <div className={styles.waiting} role="alert">
            <p>{text('refused')}</p>
            <Button onClick={openAnew}>{text('retry')}</Button>
          </div>
        )}
        {(halt || state.state === 'away') && (
          <Halt
            part="pages.sportsbook"
            reason={halt ?? 'away'}
            onLeave={leave}
            onGoOn={() => (halt === 'stake' ? setHalt(null) : openAnew())}
          />
        )}
      </div>
    </div>
  )
}

/** Opens anew what lost its session, after growing pauses; gives up on a company that loses every one. */
function useRestart(openAnew: () => void, giveUp: () => void): () => void {
  const restarts = useRef(0)
  const forgiving = useRef<ReturnType<typeof setTimeout>>(undefined)
  return () => {
    const afterMs = RESTART_AFTER_MS[restarts.current++]
    clearTimeout(forgiving.current)
    forgiving.current = setTimeout(() => (restarts.current = 0), KEPT_FOR_LONG_MS)
    if (afterMs === undefined) giveUp()
    else setTimeout(openAnew, afterMs)
  }
}

interface Told {
  say: (message: SportsbookSiteMessage) => void
  isListening: boolean
  theme: SportsbookTheme
  balance: number | undefined
  isStill: boolean
}

/** Tells the company's page what changes around it. */
function useTold({ say, isListening, theme, balance, isStill }: Told): void {
  const tell = useEffectEvent(say)
  useEffect(() => {
    if (isListening) tell({ type: 'theme', theme })
  }, [isListening, theme])
  useEffect(() => {
    if (isListening && balance !== undefined) tell({ type: 'balance-changed' })
  }, [isListening, balance])
  useEffect(() => {
    if (!isStill || !isListening) return undefined
    tell({ type: 'pause' })
    return () => tell({ type: 'resume' })
  }, [isStill, isListening])
}
