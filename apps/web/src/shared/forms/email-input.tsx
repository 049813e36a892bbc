import { TextField } from '@baize/ui/text-field'
import { useText } from '../page/page-context.tsx'
import type { FormWiring } from './use-form.ts'

/** An address that browsers and password managers know as the name of the account; passkeys may stand beside it. */
export function EmailInput({ offersPasskeys = false, ...wiring }: FormWiring & { offersPasskeys?: boolean }) {
  const controls = useText('fieldsSettings.fieldsControls')
  return (
    <TextField
      {...wiring}
      label={controls('email.label')}
      placeholder={controls('email.placeholder')}
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
    />
  )
}
