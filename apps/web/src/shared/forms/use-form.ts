import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type FieldErrors, withoutField } from '../failure/failure.ts'
import { type Rule, firstProblem } from '../fields/rules.ts'
import { useFieldMessage } from '../fields/use-field-message.ts'
import { afterPress } from './after-press.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface FieldCheck {
  isRequired: boolean
  rules: readonly Rule[]
}

interface FormOptions<Name extends string> {
  initial: Values<Name>
  /** What each field must be, in the order of the form. */
  checksOf: (values: Values<Name>) => Record<Name, FieldCheck>
  /** Any field was entered: what is said under the form is over. */
  onFocus?: () => void
}

/** What a text control of the form carries. */
export interface FormWiring {
  name: string
  value: string
  error: string | null
  isRequired: boolean
  onChange: (value: string) => void
  onFocus: () => void
  onBlur: () => void
}

export interface Form<Name extends string> {
  values: Values<Name>
  setServerErrors: (errors: FieldErrors) => void
  wiringOf: (name: Name) => FormWiring
  /** Back to how it began, for a form that stays on the screen after it was sent. */
  reset: () => void
  ref: RefObject<HTMLFormElement | null>
  /** What the `<form>` element carries: `send` is called once nothing is wrong, and not while it is busy. */
  formOf: (send: () => void, isBusy: boolean) => FormElementProps
}

interface FormElementProps {
  ref: RefObject<HTMLFormElement | null>
  noValidate: true
  onSubmit: (event: FormEvent) => void
}

/**
 * A form of a few texts. Problems show once a field was left or the form was sent, which then leads to the first
 * of them; what the server says of a field stands until the field is entered.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { initial, checksOf, onFocus } = options
  const message = useFieldMessage()
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const ref = useRef<HTMLFormElement>(null)
  const checks = checksOf(values)
  const names = Object.keys(checks) as Name[]
  const problemOf = (name: Name) => firstProblem(values[name], checks[name])

  const submit = (event: FormEvent, send: () => void, isBusy: boolean) => {
    event.preventDefault()
    if (isBusy) return
    setTouched(names)
    const wrong = names.find(problemOf)
    if (wrong) ref.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else send()
  }

  const wiringOf = (name: Name): FormWiring => ({
    name,
    value: values[name],
    error: message(serverErrors[name] ?? (touched.includes(name) ? problemOf(name) : null)),
    isRequired: checks[name].isRequired,
    onChange: (value) => setValues((all) => ({ ...all, [name]: value })),
    onFocus: () => {
      onFocus?.()
      setServerErrors((errors) => withoutField(errors, name))
    },
    onBlur: () => {
      if (values[name] !== '') afterPress(() => setTouched((left) => [...left, name]))
    },
  })

  return {
    values,
    setServerErrors,
    wiringOf,
    reset: () => {
      setValues(initial)
      setTouched([])
      setServerErrors({})
    },
    ref,
    formOf: (send, isBusy) => ({ ref, noValidate: true, onSubmit: (event) => submit(event, send, isBusy) }),
  }
}
