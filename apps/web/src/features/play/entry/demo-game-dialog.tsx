import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import styles from './demo-game-dialog.module.css'

export interface DemoGameProps {
  /** The player asks for real money. */
  onReal: () => void
}

/** Says that this is a demo, and offers the way out of it. */
export function DemoGameDialog({ onReal, onClose, closesOnOverlay }: DialogViewProps & DemoGameProps) {
  const text = useText('modals.demoGame')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const { isPlayer } = useSession()
  const hasBalance = (useActiveAccount()?.balance ?? 0) > 0
  const way = !isPlayer ? 'registration' : hasBalance ? 'real' : 'deposit'
  const goOn = () => {
    onClose()
    if (way === 'registration') dialogs.open('sign-up')
    else if (way === 'deposit') dialogs.open('wallet', { show: 'deposit-only' })
    else onReal()
  }
  return (
    <Dialog
      title={text('label')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.demo}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="play" size={28} />
        </span>
        <p className={styles.text}>{text('description')}</p>
      </div>
      <DialogActions>
        <Button data-autofocus="" onClick={onClose}>
          {text('demo')}
        </Button>
        <Button variant="accent" onClick={goOn}>
          {text(way)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
