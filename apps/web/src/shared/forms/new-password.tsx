import { PasswordField } from '@baize/ui/password-field'
import { useText } from '../page/page-context.tsx'
import { passwordStrength } from './password-strength.ts'
import type { FormWiring } from './use-form.ts'

const STRENGTHS = ['empty', 'weak', 'good', 'strong'] as const

/** A password that is being chosen, with how strong it is. Needs the part `modals.signUp`. */
export function NewPassword(props: FormWiring & { label: string; placeholder: string }) {
  const text = useText('modals.signUp')
  // A word of praise beside a complaint would say nothing.
  const strength = props.error ? 0 : passwordStrength(props.value)
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      showLabel={text('showPassword')}
      hideLabel={text('hidePassword')}
      strength={{
        value: STRENGTHS[strength],
        labels: { weak: text('strength.weak'), good: text('strength.good'), strong: text('strength.strong') },
      }}
    />
  )
}
