import { type RefObject, useEffect, useId, useState } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { markGame, useMarkedGames } from '../../shared/player/favorites.ts'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { LiveAmount } from '../../shared/player/live-amount.tsx'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { GameInfo } from './game-info.tsx'
import type { GamePageData } from './game-page-data.ts'
import styles from './game-bar.module.css'

export interface GameBarProps {
  game: GamePageData
  mode: 'real' | 'demo' | 'plug'
  /** What goes full screen. */
  box: RefObject<HTMLDivElement | null>
  onSwitch: (isReal: boolean) => void
  onLeave: () => void
}

/** Above the frame: what is played and with what money, how long, and the controls. */
export function GameBar({ game, mode, box, onSwitch, onLeave }: GameBarProps) {
  const text = useText('pages.game')
  const infoId = useId()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.control} aria-label={text('close')} onClick={onLeave}>
        <Icon name="back" />
      </button>
      <p className={styles.name} dir="auto">
        {game.name}
      </p>
      {mode !== 'plug' && <ModeSwitch isReal={mode === 'real'} isDemo={game.isDemo} onSwitch={onSwitch} />}
      <div className={styles.facts}>
        {mode === 'real' && (
          <span className={styles.balance}>
            <Balance />
          </span>
        )}
        {mode !== 'real' && <SessionClock key={mode} label={text('sessionTime')} />}
      </div>
      <BreakControl />
      <Favorite game={game.identity} />
      <button type="button" className={styles.control} aria-label={text('info')} popoverTarget={infoId}>
        <Icon name="info" />
      </button>
      <div id={infoId} popover="auto" className={styles.info}>
        <GameInfo game={game} />
      </div>
      <button
        type="button"
        className={styles.control}
        data-action="fullscreen"
        aria-label={text('fullscreen')}
        onClick={() => toggleFullscreen(box.current)}
      >
        <Icon name="fullscreen" />
      </button>
    </div>
  )
}

/** Two words, one of them lit: nobody should have to wonder which money is played. */
function ModeSwitch({
  isReal,
  isDemo,
  onSwitch,
}: {
  isReal: boolean
  isDemo: boolean
  onSwitch: (isReal: boolean) => void
}) {
  const text = useText('pages.game')
  return (
    <div className={styles.modes} role="group" aria-label={text('modeLabel')}>
      {isDemo && (
        <button type="button" data-mode="demo" aria-pressed={!isReal} onClick={() => isReal && onSwitch(false)}>
          {text('demoLabel')}
        </button>
      )}
      <button type="button" data-mode="real" aria-pressed={isReal} onClick={() => !isReal && onSwitch(true)}>
        {text('realLabel')}
      </button>
    </div>
  )
}

function Balance() {
  const text = useText('layout.header')
  const account = useActiveAccount()
  return account ? (
    <LiveAmount amount={account.balance} currency={account.currency} label={text('balance.label')} />
  ) : null
}

/** A day's break, in reach of players here as it is in the header of every other page, also on a full screen. */
function BreakControl() {
  const text = useText('layout.header')
  const { isPlayer } = useSession()
  const dialogs = useDialogs()
  if (!isPlayer) return null
  return (
    <button type="button" className={styles.break} onClick={() => dialogs.open('take-break')}>
      <Icon name="security" size={18} />
      <span>{text('breakLabel')}</span>
    </button>
  )
}

/** Minutes and seconds since the game was opened. */
function SessionClock({ label }: { label: string }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAtMs = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAtMs) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  const part = (value: number) => String(value).padStart(2, '0')
  return (
    <span className={styles.clock} role="timer" aria-label={label}>
      <Icon name="clock" size={16} />
      {part(Math.floor(seconds / 60))}:{part(seconds % 60)}
    </span>
  )
}

function Favorite({ game }: { game: string }) {
  const text = useText('pages.game')
  const { isPlayer } = useSession()
  const dialogs = useDialogs()
  const isFavorite = useMarkedGames().has(game)
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={text('favorite')}
      aria-pressed={isFavorite}
      onClick={() => (isPlayer ? void markGame(game, !isFavorite) : dialogs.open('sign-in'))}
    >
      <Icon name={isFavorite ? 'heart' : 'heart-outline'} />
    </button>
  )
}

function toggleFullscreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void element?.requestFullscreen?.().catch(() => undefined)
}
