import type { Country, FieldDef } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type FormEvent, Suspense, lazy, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { registrationStep, registrationSucceeded } from '../../../shared/analytics/registration-events.ts'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import type { MarkedText } from '../../../shared/content/marked-text.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { type FieldErrors, readFailure, withoutField } from '../../../shared/failure/failure.ts'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { type Search, one } from '../../../shared/page/search.ts'
import { phoneDigits } from '../../../shared/fields/rules.ts'
import { session } from '../../../shared/session/session.ts'
import { readAffiliateTag } from './affiliate-tag.ts'
import { forgetCodes, rememberCode } from './brought-codes.ts'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { isCodeLimit, isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { type Contact, bodyOf, changed, fieldsIn, initialValues, layoutOf, problemsOf } from './registration-form.ts'
import { ScenarioField } from '../../../shared/forms/scenario-field.tsx'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useFormSetting } from '../use-form-setting.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import styles from '../../../shared/forms/forms.module.css'
import own from './sign-up-form.module.css'

const reason = 'registration'

const loadVerification = () => import('../../../shared/forms/codes/verification-step.tsx')
const VerificationStep = lazy(() => loadVerification().then((module) => ({ default: module.VerificationStep })))

interface SignUpFormProps {
  contact: Contact
  fields: readonly FieldDef[]
  countries: readonly Country[]
  onBusy: (isBusy: boolean) => void
  /** Whether the code of a phone is being asked for instead. */
  onStep: (isVerifying: boolean) => void
}

/**
 * The registration scenario as a form; by phone, a code that was sent there is the second step and the way back
 * finds the form as it was. Success signs the player in, says so, and opens the wallet.
 */
export function SignUpForm({ contact, fields, countries, onBusy, onStep }: SignUpFormProps) {
  const text = useText('modals.signUp')
  const verification = useText('globalComponents.phoneVerification')
  const message = useFieldMessage()
  const dialogs = useDialogs()
  const setting = useFormSetting(countries, contact)
  const [values, setValues] = useState(() => initialValues(fields, setting))
  const layout = layoutOf(fieldsIn(fields, values.country), setting)
  const [isCurrencyChosen, setIsCurrencyChosen] = useState(false)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [areCodesOpen, setAreCodesOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = problemsOf(layout, values)
  const emailProof = useRouterState({ select: (state) => one(state.location.search as Search, 'emailProof') ?? null })
  useFirstFocus(form, contact === 'email' ? 'email' : null)

  const [isVerifying, setIsVerifying] = useState(false)
  const go = (isNext: boolean) => {
    setIsVerifying(isNext)
    onStep(isNext)
  }
  const busy = { onMutate: () => onBusy(true), onSettled: () => onBusy(false) }
  const sendCode = () => api.call('sendOneTimeCode', { body: { phone: phoneDigits(values.phone ?? ''), reason } })

  const send = useMutation({
    mutationFn: sendCode,
    ...busy,
    onSuccess: () => {
      register.reset()
      registrationStep({ funnelStep: 'otp' })
      go(true)
    },
    onError: (error) => {
      if (isCodeLimit(error)) setServerErrors({ phone: verification('limitError') })
      else showFailure(error, setServerErrors)
    },
  })
  const register = useMutation({
    mutationFn: (code: string | null) => {
      const body = bodyOf(layout, values, { affiliateTag: readAffiliateTag(document.cookie), emailProof })
      const { email = '', phone = '', password = '' } = body
      return code === null
        ? api.call('registerByEmail', { body: { ...body, email, password } })
        : api.call('registerByPhone', { body: { ...body, phone, password, code } })
    },
    ...busy,
    onSuccess: (auth) => {
      // The wallet is for players only: the page has to know of the new player before it may open.
      flushSync(() => session.signedIn(auth))
      registrationSucceeded(contact)
      forgetCodes()
      showAlert('profile.successRegistration')
      dialogs.open('wallet', { show: 'deposit-only' })
    },
    onError: (error) => {
      const effect = readFailure(error)
      if (effect.kind === 'fields') {
        setServerErrors(effect.fields)
        go(false)
      } else if (!isCodeWrong(error)) showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
  })

  // The step after a phone's number is there when the code is.
  useEffect(() => {
    if (contact === 'phone') void loadVerification().catch(() => undefined)
  }, [contact])

  useEffect(() => {
    const first = Object.keys(serverErrors).length > 0 && form.current?.querySelector('[aria-invalid=true]')
    if (first) first.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
  }, [serverErrors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isHeld || isPending) return
    registrationStep({ funnelStep: 'sent' })
    if (contact === 'phone') send.mutate()
    else register.mutate(null)
  }
  const change = (name: string, value: string) => {
    if (name === 'currency') setIsCurrencyChosen(true)
    if (name === 'bonusCode' || name === 'referralCode') rememberCode(name, value)
    setValues(changed(values, { name, value, isCurrencyChosen }, setting))
  }
  const isPending = send.isPending || register.isPending
  const isHeld = Object.keys(problems).length > 0 || Object.keys(serverErrors).length > 0

  const show = (field: FieldDef) => (
    <ScenarioField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={message(serverErrors[field.name] ?? (touched.includes(field.name) ? problems[field.name] : null))}
      countries={countries}
      checkLabel={checkLabel(field.name, text)}
      onChange={(value) => change(field.name, value)}
      onFocus={() => setServerErrors(withoutField(serverErrors, field.name))}
      onBlur={() => afterPress(() => setTouched((left) => [...left, field.name]))}
    />
  )
  const shown = new Set(
    [...layout.main, ...layout.checks, ...(areCodesOpen ? layout.codes : [])].map(({ name }) => name),
  )
  const stray = Object.keys(serverErrors).filter((name) => !shown.has(name))

  const formFields = (
    <form ref={form} className={styles.form} noValidate hidden={isVerifying} onSubmit={submit}>
      {pairsOf(layout.main).map((fields) =>
        fields.length === 1 ? (
          show(fields[0]!)
        ) : (
          <div key={fields[0]!.name} className={own.pair}>
            {fields.map(show)}
          </div>
        ),
      )}
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
            {message(serverErrors[name])}{' '}
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
      <Button type="submit" variant="accent" size="large" isWide isPending={isPending} disabled={isHeld}>
        {text('registrationButton')}
      </Button>
    </form>
  )
  return (
    <>
      {formFields}
      {isVerifying && (
        <Suspense>
          <VerificationStep
            phone={values.phone ?? ''}
            error={isCodeWrong(register.error) ? verification('invalidError') : null}
            isBusy={register.isPending}
            onVerify={(code) => register.mutate(code)}
            onBack={() => go(false)}
            onResend={sendCode}
          />
        </Suspense>
      )}
    </>
  )
}

/** Country and currency share a line where they follow one another. */
function pairsOf(fields: readonly FieldDef[]): FieldDef[][] {
  return fields.reduce<FieldDef[][]>((lines, field) => {
    const last = lines.at(-1)
    if (field.name === 'currency' && last?.length === 1 && last[0]!.name === 'country') last.push(field)
    else lines.push([field])
    return lines
  }, [])
}

/** The promotions have words of this form's own. */
function checkLabel(name: string, text: ReturnType<typeof useText>): MarkedText | undefined {
  const own = { receiveEmailPromo: 'agreeEmailLabel', receiveSmsPromo: 'agreeSmsLabel' }[name]
  return own && text(own) ? text.marked(own) : undefined
}
