import type { Session } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { formatDate } from '@baize/contract/dates'
import { deviceName } from './device-name.ts'
import { useCloseSession } from '../queries.ts'

/** Asks before another device is signed out, naming it. */
export function CloseSession({ session, onClose }: { session: Session; onClose: () => void }) {
  const text = useText('history.sessions')
  const shell = useText('layout.shell')
  const { locale } = usePage()
  const close = useCloseSession()
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={text('confirm.title')}
      closeLabel={shell('close')}
      isBusy={close.isPending}
      onClose={onClose}
    >
      <p>
        {text('confirm.description', {
          device: deviceName(text, session.userAgent),
          date: formatDate(session.createdAt, locale, 'instant'),
        })}
      </p>
      <DialogActions>
        <Button data-autofocus="" onClick={onClose}>
          {text('confirm.cancelButton')}
        </Button>
        <Button
          variant="danger"
          isPending={close.isPending}
          onClick={() => close.mutate(session.id, { onSettled: onClose })}
        >
          {text('closeButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
