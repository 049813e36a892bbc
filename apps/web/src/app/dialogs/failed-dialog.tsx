import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { useText } from '../../shared/page/page-context.tsx'

/** Stands in for a dialog whose chunk or texts did not arrive. */
export function FailedDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const text = useText('layout.shell')
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={text('dialogFailed.title')}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <p>{text('dialogFailed.description')}</p>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
        <Button data-autofocus="" variant="accent" onClick={onRetry}>
          {text('dialogFailed.retryButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
