import { PasswordField } from '@baize/ui/password-field'
import { PASSWORD_LENGTH_MIN } from '@baize/contract/bounds'
import { formatCount } from '../page/money.ts'
import { usePage, useText } from '../page/page-context.tsx'
import { passwordAdvice } from './password-advice.ts'
import { passwordStrength } from './password-strength.ts'
import type { FormWiring } from './use-form.ts'

const STRENGTHS = ['empty', 'weak', 'good', 'strong'] as const

/** A password that is being chosen, with what is to be said of it. Needs the part `modals.signUp`. */
export function NewPassword(props: FormWiring & { label: string; placeholder: string }) {
  const text = useText('modals.signUp')
  const { locale } = usePage()
  // A word of praise beside a complaint would say nothing.
  const value = props.error ? '' : props.value
  const advice = passwordAdvice(value)
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      showLabel={text('showPassword')}
      hideLabel={text('hidePassword')}
      strength={{
        value: STRENGTHS[passwordStrength(value)],
        advice: advice && text(`passwordAdvice.${advice}`, { min: formatCount(PASSWORD_LENGTH_MIN, locale) }),
      }}
    />
  )
}
