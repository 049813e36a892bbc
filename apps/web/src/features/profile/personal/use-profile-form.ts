import type { Country, FieldDef } from '@baize/contract'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { type FieldErrors, withoutField } from '../../../shared/failure/failure.ts'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { phoneCountries } from '../../../shared/forms/countries.ts'
import { readPhone } from '../../../shared/forms/read-phone.ts'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { useUpdateProfile } from '../queries.ts'
import { changesOf, initialValues, problemsOf } from './profile-form.ts'
import { useSwitchLocale } from './use-switch-locale.ts'

interface ProfileFormOptions {
  fields: readonly FieldDef[]
  countries: readonly Country[]
  onDone: () => void
}

/**
 * The state of the profile form. It starts with what the server knew when it was opened; what comes later from
 * other windows does not overwrite what is being typed. Only what was changed is sent.
 */
export function useProfileForm({ fields, countries, onDone }: ProfileFormOptions) {
  const message = useFieldMessage()
  const { locale } = usePage()
  const switchLocale = useSwitchLocale()
  const phones = useMemo(() => phoneCountries(countries, locale), [countries, locale])
  const [initial] = useState(() => initialValues(fields, (digits) => readPhone(digits, phones)))
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const ref = useRef<HTMLFormElement>(null)
  const problems = problemsOf(fields, values, initial)
  const changes = changesOf(fields, values, initial)
  const isChanged = Object.keys(changes).length > 0
  const update = useUpdateProfile()

  useEffect(() => {
    const first = Object.keys(serverErrors).length > 0 && ref.current?.querySelector('[aria-invalid=true]')
    if (first) first.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
  }, [serverErrors])

  const save = () =>
    update.mutate(changes, {
      onSuccess: () => {
        showAlert('profile.saved')
        onDone()
        if (changes.locale) switchLocale(changes.locale)
      },
      onError: (error) => showFailure(error, setServerErrors),
    })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (update.isPending || !isChanged) return
    setTouched(fields.map(({ name }) => name))
    const wrong = fields.find(({ name }) => problems[name])
    if (wrong) ref.current?.querySelector<HTMLElement>(`[name=${wrong.name}]`)?.focus()
    else save()
  }

  return {
    isChanged,
    isPending: update.isPending,
    formOf: { ref, noValidate: true, onSubmit },
    wiringOf: (name: string) => ({
      value: values[name] ?? '',
      error: message(serverErrors[name] ?? (touched.includes(name) ? problems[name] : null)),
      onChange: (value: string) => setValues((present) => ({ ...present, [name]: value })),
      onFocus: () => setServerErrors((errors) => withoutField(errors, name)),
      onBlur: () => afterPress(() => setTouched((left) => [...left, name])),
    }),
  }
}
