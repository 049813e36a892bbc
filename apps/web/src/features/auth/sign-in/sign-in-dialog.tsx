import { isSessionEnd } from '@baize/contract/codes'
import { Dialog } from '@baize/ui/dialog'
import { useState } from 'react'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { ContactTabs, type ContactWay, waysOf } from '../contact-tabs.tsx'
import { ExcludedNotice } from './excluded-notice.tsx'
import type { Exclusion } from './exclusion.ts'
import { PasskeyWay } from './passkey-way.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInProps } from './sign-in-query.ts'
import { SocialWays } from './social-ways.tsx'
import { SwapButton } from '../swap-button.tsx'

const NOTICES = { emailVerification: 'emailVerificationError', linkUsed: 'linkUsedError' } as const

function Notice({ reason }: { reason: NonNullable<SignInProps['reason']> }) {
  const text = useText('modals.signIn')
  return isSessionEnd(reason) ? <MarkedLine text={text.marked(`ended.${reason}`)} /> : text(NOTICES[reason])
}

/** Signs a player in by e-mail or phone, as the content says; closes when that succeeded. */
export function SignInDialog({ reason, exclusion: given, onClose, closesOnOverlay }: DialogViewProps & SignInProps) {
  const text = useText('modals.signIn')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const ways = waysOf(text('tabsDisplay'))
  const [by, setBy] = useState<ContactWay>(ways[0]!)
  const [isFirst, setIsFirst] = useState(true)
  const [exclusion, setExclusion] = useState<Exclusion | null>(given ?? null)
  const choose = (way: ContactWay) => {
    setIsFirst(false)
    setBy(way)
  }
  if (exclusion)
    return (
      <Dialog
        title={text('excluded.title')}
        size="small"
        closeLabel={shell('close')}
        closesOnOverlay={closesOnOverlay}
        onClose={onClose}
      >
        <ExcludedNotice {...exclusion} />
      </Dialog>
    )
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <ContactTabs ways={ways} selected={by} text={text} tabsKey="tabs" onSelect={choose}>
        <SignInForm
          key={by}
          by={by}
          // The focus would take the notice away before it was read.
          isFocused={isFirst && by === 'email' && reason === undefined}
          notice={reason ? <Notice reason={reason} /> : null}
          onExcluded={setExclusion}
        />
      </ContactTabs>
      <PasskeyWay onExcluded={setExclusion} />
      <SocialWays titleKey="loginTitle" />
      <SwapButton text={text.marked('registrationButton')} onPress={() => dialogs.open('sign-up')} />
    </Dialog>
  )
}
