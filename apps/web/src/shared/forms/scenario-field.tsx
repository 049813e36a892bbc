import type { Country, FieldDef } from '@baize/contract'
import { BirthDateField } from '@baize/ui/birth-date-field'
import { Checkbox } from '@baize/ui/checkbox'
import { ComboBox } from '@baize/ui/combo-box'
import { PasswordField } from '@baize/ui/password-field'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { useMemo } from 'react'
import type { MarkedText } from '../content/marked-text.ts'
import { MarkedLine } from '../content/marked.tsx'
import { usePage, useText } from '../page/page-context.tsx'
import { countryOptions, currencyOptions } from './countries.ts'
import { NewPassword } from './new-password.tsx'
import { PhoneInput } from './phone-input.tsx'
import { isCheck } from './scenario-rules.ts'

interface ScenarioFieldProps {
  field: FieldDef
  value: string
  error: string | null
  countries: readonly Country[]
  /** The words of a checkbox, where the form has its own. */
  checkLabel?: MarkedText
  onChange: (value: string) => void
  onFocus: () => void
  onBlur: () => void
}

/** One field of the scenario in the control that suits it, by its name. */
export function ScenarioField(props: ScenarioFieldProps) {
  const { field, error, countries, checkLabel, onChange, onFocus, onBlur, value } = props
  const text = useText('modals.signUp')
  const controls = useText('fieldsSettings.fieldsControls')
  const messages = useText('fieldsSettings.validationMessages')
  const { locale, locales } = usePage()
  const { name } = field
  const isRequired = field.isRequired
  const common = { name, label: controls(`${name}.label`) || name, error, isRequired, value, onChange, onFocus, onBlur }
  const placeholder = controls(`${name}.placeholder`)

  if (isCheck(name))
    return (
      <Checkbox
        name={name}
        label={<MarkedLine text={checkLabel ?? controls.marked(`${name}.label`)} />}
        isChecked={value === '1'}
        isRequired={isRequired}
        error={error}
        onChange={(isChecked) => {
          onFocus()
          onChange(isChecked ? '1' : '')
        }}
      />
    )
  if (name === 'country' || name === 'currency')
    return <SettingField {...common} name={name} placeholder={placeholder} countries={countries} />
  if (name === 'password') return <NewPassword {...common} placeholder={placeholder} />
  if (name === 'password_confirmation')
    return (
      <PasswordField
        {...common}
        autoComplete="new-password"
        placeholder={placeholder}
        showLabel={text('showPassword')}
        hideLabel={text('hidePassword')}
      />
    )
  if (name === 'phone') return <PhoneInput {...common} />
  if (name === 'birthdate')
    return (
      <BirthDateField
        {...common}
        locale={locale}
        dayLabel={controls('birthdate.placeholderDay')}
        monthLabel={controls('birthdate.placeholderMonth')}
        yearLabel={controls('birthdate.placeholderYear')}
        invalidLabel={messages('date')}
      />
    )
  if (name === 'gender') {
    const options = ['male', 'female'].map((gender) => ({ value: gender, label: controls(`gender.${gender}Label`) }))
    const other = { value: '', label: controls('gender.otherLabel') }
    return <Select {...common} autoComplete="sex" options={[other, ...options]} />
  }
  if (name === 'locale') {
    const options = locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))
    return <Select {...common} autoComplete="language" options={options} />
  }
  if (name === 'timeZone') {
    const options = Intl.supportedValuesOf('timeZone').map((zone) => ({
      value: zone,
      label: zone.replaceAll('_', ' '),
    }))
    return (
      <ComboBox
        {...common}
        options={options}
        emptyLabel={controls('timeZone.emptySearchTitle')}
        placeholder={placeholder}
      />
    )
  }
  return <TextField {...common} placeholder={placeholder} {...inputOf(name)} />
}

interface SettingFieldProps {
  name: 'country' | 'currency'
  label: string
  value: string
  error: string | null
  isRequired: boolean
  placeholder: string
  countries: readonly Country[]
  onChange: (value: string) => void
  onFocus: () => void
  onBlur: () => void
}

function SettingField({ countries, ...field }: SettingFieldProps) {
  const controls = useText('fieldsSettings.fieldsControls')
  const { locale, currencies } = usePage()
  const { name } = field
  const options = useMemo(
    () => (name === 'country' ? countryOptions(countries, locale) : currencyOptions(currencies, locale)),
    [name, countries, currencies, locale],
  )
  return <ComboBox {...field} options={options} emptyLabel={controls(`${name}.emptySearchTitle`)} />
}

/** How a browser helps to fill the field in. */
function inputOf(name: string) {
  switch (name) {
    case 'email':
      return {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'username',
        autoCapitalize: 'off',
        spellCheck: false,
        dir: 'ltr',
      } as const
    case 'age':
    case 'cpf_number':
      return { inputMode: 'numeric', autoComplete: 'off' } as const
    default:
      return { autoComplete: AUTOCOMPLETE[name] ?? 'off' }
  }
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  nickname: 'nickname',
  firstName: 'given-name',
  lastName: 'family-name',
  city: 'address-level2',
  address: 'address-line1',
  additionalAddress: 'address-line2',
  postalCode: 'postal-code',
  profession: 'organization-title',
}
