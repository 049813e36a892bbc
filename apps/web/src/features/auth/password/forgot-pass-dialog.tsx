import { Dialog } from '@baize/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { ContactTabs, type ContactWay, waysOf } from '../contact-tabs.tsx'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'
import { constantsQuery } from '../../../shared/forms/settings-queries.ts'
import { SwapButton } from '../swap-button.tsx'

/** A way to a new password: a link by e-mail, or a code by text message where the house sends some. */
export function ForgotPassDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.forgotPass')
  const signIn = useText('modals.signIn')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const [chosen, setChosen] = useState<ContactWay>('email')
  const [isBusy, setIsBusy] = useState(false)
  const [isVerifying, setIsVerifying] = useState(false)
  const mayPhone = text('tabsDisplay') !== 'email'
  const hasCodes = useQuery({ ...constantsQuery(), enabled: mayPhone }).data?.player.otp.enabled ?? false
  // The e-mail is always a way; the phone joins it.
  const ways = waysOf('both', (way) => way === 'email' || (mayPhone && hasCodes))
  const by = ways.includes(chosen) ? chosen : 'email'

  const form =
    by === 'email' ? <ForgotByEmail onBusy={setIsBusy} /> : <ForgotByPhone onBusy={setIsBusy} onStep={setIsVerifying} />
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={isBusy}
      onClose={onClose}
    >
      <ContactTabs ways={ways} selected={by} text={signIn} tabsKey="tabs" isHeld={isVerifying} onSelect={setChosen}>
        {form}
      </ContactTabs>
      {!isVerifying && <SwapButton text={text.marked('registrationButton')} onPress={() => dialogs.open('sign-up')} />}
    </Dialog>
  )
}
