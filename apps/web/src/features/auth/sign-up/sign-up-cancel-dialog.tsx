import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './sign-up-cancel.module.css'

/** Asks before a begun registration is dropped. Anything but going on closes everything. */
export function SignUpCancelDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.signUpCancel')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const leave = () => dialogs.close()
  return (
    <Dialog
      role="alertdialog"
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={leave}
    >
      <StatePicture src={text('bonusImage')} />
      <p className={styles.text}>
        <MarkedLine text={text.marked('bonusText')} />
      </p>
      <DialogActions>
        <Button onClick={leave}>{text('closeButton')}</Button>
        <Button data-autofocus="" variant="accent" onClick={onClose}>
          {text('backButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
