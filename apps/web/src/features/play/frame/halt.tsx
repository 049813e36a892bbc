import { Button } from '@baize/ui/button'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './halt.module.css'

/** Why a game stands still: its session is over, a stake was not taken, or its studio cannot be reached. */
export type HaltReason = 'session' | 'stake' | 'away'

interface HaltProps {
  /** Whose words it says. */
  part?: 'pages.game' | 'pages.sportsbook'
  reason: HaltReason
  /** Opens the game anew, or lets it go on. */
  onGoOn: () => void
  onLeave: () => void
}

/** The one message over a game that stands still: why, and what can be done. */
export function Halt({ part = 'pages.game', reason, onGoOn, onLeave }: HaltProps) {
  const text = useText(part)
  return (
    <div className={styles.veil}>
      <div className={styles.panel} role="alertdialog" aria-labelledby="halt-title" aria-describedby="halt-text">
        <p id="halt-title" className={styles.title}>
          {text(`halt.${reason}.title`)}
        </p>
        <p id="halt-text">{text(`halt.${reason}.description`)}</p>
        <div className={styles.ways}>
          <Button
            variant="accent"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the message stands over what had the focus
            autoFocus
            onClick={onGoOn}
          >
            {text(`halt.${reason}.button`)}
          </Button>
          <Button onClick={onLeave}>{text('close')}</Button>
        </div>
      </div>
    </div>
  )
}
