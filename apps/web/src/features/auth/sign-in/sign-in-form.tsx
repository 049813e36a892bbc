import { ApiFailure } from '@baize/client'
import { refusalCodes } from '@baize/contract/codes'
import { Button } from '@baize/ui/button'
import { PasswordField } from '@baize/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { email, phone, phoneDigits } from '../../../shared/fields/rules.ts'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { session } from '../../../shared/session/session.ts'
import { EmailInput } from '../../../shared/forms/email-input.tsx'
import { PhoneInput } from '../../../shared/forms/phone-input.tsx'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { SwapButton } from '../swap-button.tsx'
import { type Exclusion, exclusionOf } from './exclusion.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import styles from '../../../shared/forms/forms.module.css'

interface SignInFormProps {
  by: 'email' | 'phone'
  /** Starts in the first field. */
  isFocused: boolean
  /** Said under the form before anything was tried. */
  notice: ReactNode
  /** The password was right, and the account is closed at its owner's wish. */
  onExcluded: (exclusion: Exclusion) => void
}

/** Name and password. Enter submits from either; a refusal stands under the form until a field is focused. */
export function SignInForm({ by, isFocused, notice, onExcluded }: SignInFormProps) {
  const text = useText('modals.signIn')
  const controls = useText('fieldsSettings.fieldsControls')
  const message = useFieldMessage()
  const dialogs = useDialogs()
  const [hint, setHint] = useState(notice)

  const { values, setServerErrors, wiringOf, ref, formOf } = useForm({
    initial: { login: '', password: '' },
    checksOf: () => ({
      login: { isRequired: true, rules: [by === 'phone' ? phone : email] },
      password: { isRequired: true, rules: [] },
    }),
    onFocus: () => setHint(null),
  })

  const signIn = useMutation({
    mutationFn: () => {
      const login = by === 'phone' ? phoneDigits(values.login) : values.login.trim()
      return api.call('createSession', { body: { login, password: values.password } })
    },
    onSuccess: (auth) => session.signedIn(auth),
    onError: (error) => {
      const exclusion = exclusionOf(error)
      if (exclusion) onExcluded(exclusion)
      else if (statusOf(error) === refusalCodes.invalid_credentials.status) setHint(message({ rule: 'login' }))
      else if (isRefused(error, 'account_closed')) showAlert('profile.closedAccount')
      else if (statusOf(error) === refusalCodes.account_blocked.status) showAlert('profile.accountBlocked')
      else showFailure(error, setServerErrors)
    },
  })
  useFirstFocus(ref, isFocused ? 'login' : null)

  return (
    <form {...formOf(() => signIn.mutate(), signIn.isPending)} className={styles.form}>
      {by === 'phone' ? <PhoneInput {...wiringOf('login')} /> : <EmailInput {...wiringOf('login')} offersPasskeys />}
      <div className={styles.password}>
        <PasswordField
          {...wiringOf('password')}
          label={controls('password.label')}
          autoComplete="current-password"
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
        />
        <SwapButton text={text.marked('forgotButton')} align="start" onPress={() => dialogs.open('forgot-pass')} />
      </div>
      <p role="alert" className={styles.refusal}>
        {hint}
      </p>
      <Button type="submit" variant="accent" size="large" isWide isPending={signIn.isPending}>
        {text('loginButton')}
      </Button>
    </form>
  )
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiFailure ? error.status : null
}
