import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { markGame, useMarkedGames } from '../../../shared/player/favorites.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import styles from './game-bar.module.css'

/** A day's break, in reach of players here as it is in the header of every other page, also on a full screen. */
export function BreakControl() {
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

export function Favorite({ game }: { game: string }) {
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

export function FullScreenControl({ isFull, onToggle }: { isFull: boolean; onToggle: () => void }) {
  const text = useText('pages.game')
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={text('fullscreen')}
      aria-pressed={isFull}
      onClick={onToggle}
    >
      <Icon name="fullscreen" />
    </button>
  )
}

interface ModeSwitchProps {
  isReal: boolean
  isDemo: boolean
  onSwitch: (isReal: boolean) => void
}

/** Two words, one of them lit: nobody should have to wonder which money is played. */
export function ModeSwitch({ isReal, isDemo, onSwitch }: ModeSwitchProps) {
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
