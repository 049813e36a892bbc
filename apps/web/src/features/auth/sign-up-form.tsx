import type { Country, FieldDef } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { type FieldErrors, readFailure, withoutField } from '../../shared/failure/failure.ts'
import { useFieldMessage } from '../../shared/fields/use-field-message.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { session } from '../../shared/session/session.ts'
import { readAffiliateTag } from './affiliate-tag.ts'
import { bodyOf, changed, initialValues, layoutOf, problemsOf } from './registration-form.ts'
import { SignUpField } from './sign-up-field.tsx'
import { useFormSetting } from './use-form-setting.ts'
import { useFirstFocus } from './use-first-focus.ts'
import styles from './forms.module.css'
import own from './sign-up-form.module.css'

interface SignUpFormProps {
  fields: readonly FieldDef[]
  countries: readonly Country[]
  onBusy: (isBusy: boolean) => void
}

/** The registration scenario as a form. Success signs the player in, says so, and opens the wallet. */
export function SignUpForm({ fields, countries, onBusy }: SignUpFormProps) {
  const text = useText('modals.signUp')
  const message = useFieldMessage()
  const dialogs = useDialogs()
  const setting = useFormSetting(countries)
  const layout = layoutOf(fields, setting)
  const [values, setValues] = useState(() => initialValues(fields, setting))
  const [isCurrencyChosen, setIsCurrencyChosen] = useState(false)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [areCodesOpen, setAreCodesOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = problemsOf(layout, values)
  useFirstFocus(form, 'email')

  const register = useMutation({
    mutationFn: () =>
      api.call('registerByEmail', { body: bodyOf(layout, values, readAffiliateTag(document.cookie)) as never }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: (auth) => {
      // The wallet is for players only: the page has to know of the new player before it may open.
      flushSync(() => session.signedIn(auth))
      showAlert('profile.successRegistration')
      dialogs.open('wallet', { value: 'deposit' })
    },
    onError: (error) => {
      const effect = readFailure(error)
      if (effect.kind === 'fields') setServerErrors(effect.fields)
      else showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
  })

  useEffect(() => {
    const first = Object.keys(serverErrors).length > 0 && form.current?.querySelector('[aria-invalid=true]')
    if (first) first.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
  }, [serverErrors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isHeld && !register.isPending) register.mutate()
  }
  const change = (name: string, value: string) => {
    if (name === 'currency') setIsCurrencyChosen(true)
    setValues(changed(values, { name, value, isCurrencyChosen }, setting))
  }
  const isHeld = Object.keys(problems).length > 0 || Object.keys(serverErrors).length > 0

  const show = (field: FieldDef) => (
    <SignUpField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={serverErrors[field.name] ?? (touched.includes(field.name) ? message(problems[field.name] ?? null) : null)}
      countries={countries}
      onChange={(value) => change(field.name, value)}
      onFocus={() => setServerErrors(withoutField(serverErrors, field.name))}
      onBlur={() => setTouched([...touched, field.name])}
    />
  )
  const shown = new Set(
    [...layout.main, ...layout.checks, ...(areCodesOpen ? layout.codes : [])].map(({ name }) => name),
  )
  const stray = Object.keys(serverErrors).filter((name) => !shown.has(name))

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {layout.main.map(show)}
      {layout.codes.length > 0 && (
        <div className={own.codes}>
          <button
            type="button"
            className={own.toggle}
            aria-expanded={areCodesOpen}
            onClick={() => setAreCodesOpen(!areCodesOpen)}
          >
            <span aria-hidden="true">{areCodesOpen ? '−' : '+'}</span>
            {text('bonusCodeToggle')}
          </button>
          {areCodesOpen && layout.codes.map(show)}
        </div>
      )}
      <div className={own.checks}>{layout.checks.map(show)}</div>
      <div role="alert" className={styles.refusal}>
        {stray.map((name) => (
          <p key={name}>
            {serverErrors[name]}{' '}
            <button
              type="button"
              className={own.dismiss}
              onClick={() => setServerErrors(withoutField(serverErrors, name))}
            >
              {text('dismissButton')}
            </button>
          </p>
        ))}
      </div>
      <Button type="submit" variant="accent" size="large" isWide isPending={register.isPending} disabled={isHeld}>
        {text('registrationButton')}
      </Button>
    </form>
  )
}
