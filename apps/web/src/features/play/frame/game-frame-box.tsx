import type { Account } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isActive } from '../../../shared/bonuses/bonus-kind.ts'
import { useHeldSpins } from '../../../shared/bonuses/queries.ts'
import { isLineGone, subscribeToLine } from '../../../shared/connection/line.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import type { GamePageData } from '../game-page-data.ts'
import { Halt, type HaltReason } from './halt.tsx'
import { startFailureOf } from '../play-mode.ts'
import { freeTheLine } from '../playable.ts'
import { useGameKeys } from './use-game-keys.ts'
import { useGameMessages } from './use-game-messages.ts'
import { useLaunch } from './use-launch.ts'
import { useRefusal } from './use-refusal.ts'
import { useRoundMoney } from './use-round-money.ts'
import { useWhyNotTaken } from './use-why-not-taken.ts'
import styles from '../game-stage.module.css'

const BetRefusals = lazy(() => import('../bonus/bet-refusals.tsx').then((module) => ({ default: module.BetRefusals })))

/**
 * What a studio's page may do in its frame: run, keep its own storage, open help in a window, turn a phone. It may not
 * move the page around it: leaving is asked for by a message.
 */
const FRAME_MAY =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock allow-pointer-lock'

const STUDIO_HEARS_MS = 3000
/** A studio that loses every session it opens is not asked for another at once; one that kept the last for long is. */
const RESTART_AFTER_MS = [0, 500, 1000, 2000, 4000]
const KEPT_FOR_LONG_MS = 20_000
/** A page that has not said a word by then did not arrive; one that is there and silent is the browser's, of an error. */
const LOADS_WITHIN_MS = 20_000
const SPEAKS_WITHIN_MS = 2000

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
  account: Account | undefined
  /** The game stands still until the player has answered. */
  isPaused: boolean
  onLeave: () => void
}

/** The game in its frame: opened, spoken with, and stopped by the one message that says why. */
export function GameFrameBox({ game, isDemo, account, isPaused, onLeave }: FrameProps) {
  const text = useText('pages.game')
  const dialogs = useDialogs()
  const [round, setRound] = useState(0)
  const launch = useLaunch({ game: game.identity, isDemo, accountId: account?.id, round })
  const url = launch.state === 'running' ? launch.url : null
  const refuse = useRefusal()
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [halt, setHalt] = useState<HaltReason | null>(null)
  const [gameBalance, setGameBalance] = useState<string | null>(null)
  const restarts = useRef(0)
  const forgiving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openAnew = () => {
    money.end()
    setHalt(null)
    setGameBalance(null)
    setRound((last) => last + 1)
  }
  const restart = () => {
    const afterMs = RESTART_AFTER_MS[restarts.current++]
    clearTimeout(forgiving.current)
    forgiving.current = setTimeout(() => (restarts.current = 0), KEPT_FOR_LONG_MS)
    if (afterMs === undefined) setHalt('away')
    else setTimeout(openAnew, afterMs)
  }
  const whyNotTaken = useWhyNotTaken({
    game: game.identity,
    accountId: account?.id,
    onStake: () => setHalt('stake'),
  })

  const { heard, tell } = useGameMessages(frame, url, {
    ready: ({ balance }) => {
      freeTheLine()
      setGameBalance(balance)
    },
    'round-started': () => money.begin(),
    'round-settled': ({ balance }) => {
      restarts.current = 0
      setGameBalance(balance)
      money.end()
    },
    'bet-refused': ({ reason, balance }) => {
      setGameBalance(balance)
      money.end()
      if (isDemo) return
      if (reason === 'check-due')
        void import('../reality/queries.ts').then(({ readSittingAgain }) => readSittingAgain())
      if (reason === 'session-ended') setHalt('session')
      if (reason === 'not-taken') whyNotTaken.say()
    },
    restart: () => restart(),
    deposit: () => dialogs.open('wallet', { show: 'deposit-only' }),
    close: onLeave,
  })
  const money = useRoundMoney({ account, gameBalance, refresh: () => tell({ type: 'balance-changed' }) })
  useGameKeys(box, url !== null && !halt, (key) => tell({ type: 'key', key }))

  const say = useEffectEvent(tell)
  const isStill = isPaused || halt !== null
  useEffect(() => {
    if (!isStill) return undefined
    say({ type: 'pause' })
    return () => say({ type: 'resume' })
  }, [isStill, heard])

  const isSilent = url !== null && heard?.url !== url
  const onSilence = useEffectEvent(restart)
  const [arrivedUrl, setArrivedUrl] = useState<string | null>(null)
  const hasArrived = url !== null && arrivedUrl === url
  useEffect(() => {
    if (!isSilent) return undefined
    const timer = setTimeout(() => onSilence(), hasArrived ? SPEAKS_WITHIN_MS : LOADS_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isSilent, hasArrived, url])

  const spins = useSpinsOf(game.identity)
  useEffect(() => {
    if (spins === '') return undefined
    say({ type: 'balance-changed' })
    // The studio hears of them from the platform, a moment later than this page.
    const again = setTimeout(() => say({ type: 'balance-changed' }), STUDIO_HEARS_MS)
    return () => clearTimeout(again)
  }, [spins, heard])

  const state = launch.state
  const code = launch.state === 'refused' ? launch.code : 0
  const onRefused = useEffectEvent(() => refuse(code))
  const onLine = useEffectEvent(() => isLineGone() || openAnew())
  useEffect(() => {
    if (state !== 'refused') return undefined
    freeTheLine()
    onRefused()
    // What only the line has kept from starting starts with it.
    return code === 0 ? subscribeToLine(() => onLine()) : undefined
  }, [state, code])

  const [width, height] = game.ratio
  return (
    <div
      className={styles.frame}
      ref={(element) => {
        box.current = element
        if (width !== 16 || height !== 9) element?.style.setProperty('--ratio', `${width} / ${height}`)
      }}
    >
      {account && (
        <Suspense>
          <BetRefusals
            game={game.identity}
            isBarred={startFailureOf(code) === 'bonus'}
            onTold={whyNotTaken.toldByBonus}
            onRestart={() => setRound(round + 1)}
          />
        </Suspense>
      )}
      {url !== null && (
        <iframe
          ref={frame}
          className={styles.game}
          src={url}
          title={text('frameTitle', { game: game.name })}
          allow="autoplay; fullscreen"
          sandbox={FRAME_MAY}
          inert={halt !== null}
          onLoad={() => setArrivedUrl(url)}
        />
      )}
      {halt && <Halt reason={halt} onLeave={onLeave} onGoOn={() => (halt === 'stake' ? setHalt(null) : openAnew())} />}
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
