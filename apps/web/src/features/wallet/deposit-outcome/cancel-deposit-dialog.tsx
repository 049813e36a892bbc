import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { Marked } from '../../../shared/content/marked.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { awaitedDeposit } from './awaited-deposit.ts'

/** Asks before a begun deposit is left. Only the second button leaves it; what was ordered can still be paid. */
export function CancelDepositDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.cancelDeposit')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const isOrdered = awaitedDeposit('wallet') !== null
  return (
    <Dialog
      role="alertdialog"
      title={text('title')}
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <Marked text={text.marked('content')} />
      <DialogActions>
        <Button onClick={() => dialogs.close()}>{isOrdered ? text('confirm') : text('secondaryButton')}</Button>
        <Button data-autofocus="" variant="accent" onClick={onClose}>
          {text('primaryButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
