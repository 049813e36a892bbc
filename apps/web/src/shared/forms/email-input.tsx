import { TextField } from '@baize/ui/text-field'
import { useText } from '../page/page-context.tsx'
import type { FormWiring } from './use-form.ts'

/** An address that browsers and password managers know as the name of the account. */
export function EmailInput(wiring: FormWiring) {
  const controls = useText('fieldsSettings.fieldsControls')
  return (
    <TextField
      {...wiring}
      label={controls('email.label')}
      placeholder={controls('email.placeholder')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
    />
  )
}
