import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SwapButton } from './swap-button.tsx'

/** Signs a player in by e-mail, the one way that is open; closes when that succeeded. */
export function SignInDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.signIn')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <SignInForm />
      <SwapButton text={text.marked('registrationButton')} onPress={() => dialogs.open('sign-up')} />
    </Dialog>
  )
}
