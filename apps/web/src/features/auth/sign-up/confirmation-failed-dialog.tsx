import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import styles from '../../../shared/forms/forms.module.css'

/** Where a confirmation link arrives that is used, too old or none of ours; a player is sent another. */
export function ConfirmationFailedDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.confirmationFailed')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const { isPlayer } = useSession()
  const resend = useMutation({
    mutationFn: () => api.call('resendEmailConfirmation', {}),
    onSuccess: () => {
      showAlert('profile.resentVerification')
      onClose()
    },
    onError: (error) => {
      const effect = readFailure(error)
      // Another link, or another tab, was quicker.
      if (isRefused(error, 'already_confirmed')) dialogs.open('profile-confirmed')
      else if (effect.kind === 'alert') showAlert(effect.key)
    },
  })
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={resend.isPending}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{text('description')}</p>
        <Button
          data-autofocus=""
          variant="accent"
          size="large"
          isWide
          isPending={resend.isPending}
          onClick={isPlayer ? () => resend.mutate() : () => dialogs.open('sign-in')}
        >
          {text(isPlayer ? 'resendButton' : 'loginButton')}
        </Button>
      </div>
    </Dialog>
  )
}
