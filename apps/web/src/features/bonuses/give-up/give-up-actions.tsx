import { Button } from '@baize/ui/button'
import styles from './give-up-actions.module.css'

interface GiveUpActionsProps {
  /** Keeps the bonus; the main action. */
  keepLabel: string
  giveUpLabel: string
  isPending: boolean
  onKeep: () => void
  onGiveUp: () => void
}

/** Two answers of which the one that changes nothing stands out and has the focus. */
export function GiveUpActions({ keepLabel, giveUpLabel, isPending, onKeep, onGiveUp }: GiveUpActionsProps) {
  return (
    <div className={styles.answers}>
      <Button variant="danger" isPending={isPending} onClick={onGiveUp}>
        {giveUpLabel}
      </Button>
      <Button
        data-autofocus=""
        variant="accent"
        aria-disabled={isPending || undefined}
        onClick={isPending ? undefined : onKeep}
      >
        {keepLabel}
      </Button>
    </div>
  )
}
