import { ApiFailure } from '@baize/client'
import { Button } from '@baize/ui/button'
import { PasswordField } from '@baize/ui/password-field'
import { TextField } from '@baize/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import { type FieldErrors, readFailure, withoutField } from '../../shared/failure/failure.ts'
import { email, firstProblem } from '../../shared/fields/rules.ts'
import { useFieldMessage } from '../../shared/fields/use-field-message.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { session } from '../../shared/session/session.ts'
import { useFirstFocus } from './use-first-focus.ts'
import styles from './forms.module.css'

const rulesOf = {
  login: { isRequired: true, rules: [email] },
  password: { isRequired: true, rules: [] },
}
type Name = keyof typeof rulesOf

/** E-mail and password. Enter submits from either; a refusal stands under the form until a field is focused. */
export function SignInForm() {
  const text = useText('modals.signIn')
  const controls = useText('fieldsSettings.fieldsControls')
  const message = useFieldMessage()
  const [values, setValues] = useState({ login: '', password: '' })
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [isRefused, setIsRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form, 'login')

  const problemOf = (name: Name) => firstProblem(values[name], rulesOf[name])
  const errorOf = (name: Name) => serverErrors[name] ?? (touched.includes(name) ? message(problemOf(name)) : null)

  const signIn = useMutation({
    mutationFn: () => api.call('createSession', { body: { ...values, login: values.login.trim() } }),
    onSuccess: (auth) => session.signedIn(auth),
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 401) return setIsRefused(true)
      if (error instanceof ApiFailure && error.status === 403) return showAlert('profile.accountBlocked')
      const effect = readFailure(error)
      if (effect.kind === 'fields') setServerErrors(effect.fields)
      else if (effect.kind === 'alert') showAlert(effect.key)
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    setTouched(['login', 'password'])
    const wrong = (['login', 'password'] as const).find(problemOf)
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else signIn.mutate()
  }

  const wiringOf = (name: Name) => ({
    name,
    label: controls(`${name}.label`),
    value: values[name],
    error: errorOf(name),
    isRequired: true,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    onFocus: () => {
      setIsRefused(false)
      setServerErrors(withoutField(serverErrors, name))
    },
    onBlur: () => values[name] !== '' && setTouched([...touched, name]),
  })

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...wiringOf('login')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        placeholder={controls('login.placeholder')}
      />
      <PasswordField
        {...wiringOf('password')}
        autoComplete="current-password"
        showLabel={text('showPassword')}
        hideLabel={text('hidePassword')}
      />
      <p role="alert" className={styles.refusal}>
        {isRefused && message({ rule: 'login' })}
      </p>
      <Button type="submit" variant="accent" size="large" isWide isPending={signIn.isPending}>
        {text('loginButton')}
      </Button>
    </form>
  )
}
