import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './profile-confirmed.module.css'

/** Where the link of a confirmation letter arrives. */
export function ProfileConfirmedDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.profileConfirmed')
  const shell = useText('layout.shell')
  return (
    <Dialog
      title={text('title')}
      size="small"
      isTitleHidden
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.confirmed}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" size={36} />
        </span>
        <p className={styles.title} aria-hidden="true">
          {text('title')}
        </p>
        <Button data-autofocus="" variant="accent" size="large" isWide onClick={onClose}>
          {text('button')}
        </Button>
      </div>
    </Dialog>
  )
}
