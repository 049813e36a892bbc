import { type ClipboardEvent, useMemo, useState } from 'react'
import { ComboInput } from './combo-input.tsx'
import { onlyDigits } from './digits.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import { type PhoneCountry, type PhoneValue, splitInternational } from './phone-number.ts'
import styles from './phone-field.module.css'

export { type PhoneCountry, type PhoneValue, splitInternational } from './phone-number.ts'

export interface PhoneFieldProps extends FieldProps {
  /** Prefix and number, digits both. */
  value: PhoneValue
  /** Receives both parts when either changes. */
  onChange: (value: PhoneValue) => void
  /** In any order; the list sorts them by prefix, then by name. */
  countries: readonly PhoneCountry[]
  /** Spoken name of the prefix list. */
  prefixLabel: string
  /** Spoken name of the number. */
  numberLabel: string
  /** Shown in the prefix list while nothing is chosen. */
  searchLabel: string
  /** Said when no country matches what was typed. */
  emptyLabel: string
  /** Most digits of the number; 12 unless said otherwise. */
  maxDigits?: number
  /** Shown in the number while it is empty. */
  placeholder?: string
  /** Form name of the number. */
  name?: string
  /** Out of reach for now; the form leaves it out. */
  isDisabled?: boolean
  /** The number can be read but not changed. */
  isReadOnly?: boolean
  /** Called when either part is entered. */
  onFocus?: () => void
  /** Called when either part is left. */
  onBlur?: () => void
}

/**
 * A telephone number in two parts. The prefix list is searched by country, code or digits and sorted by prefix;
 * a number pasted or filled in with its prefix sets both.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, countries, maxDigits = 12, isDisabled, isReadOnly, onFocus, onBlur } = props
  const { label, isLabelHidden, error, hint, isRequired } = props
  const [taken, setTaken] = useState('')
  const sorted = useMemo(() => countries.toSorted(byPrefix), [countries])
  const options = useMemo(() => sorted.map(optionOf), [sorted])
  // A shared prefix does not say the country; the one that was taken stays while it still fits.
  const fitting = sorted.filter(({ prefix }) => prefix === value.prefix)
  const country = fitting.find(({ code }) => code === taken) ?? fitting[0]

  const change = (text: string) => {
    const whole = splitInternational(text, sorted)
    onChange({ prefix: whole?.prefix ?? value.prefix, number: onlyDigits(whole?.number ?? text, maxDigits) })
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (isReadOnly || !splitInternational(text, sorted)) return
    event.preventDefault()
    change(text)
  }

  return (
    <FieldGroup
      label={label}
      isLabelHidden={isLabelHidden}
      error={error}
      hint={hint}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      {(wiring) => (
        <div className={styles.parts}>
          <div className={styles.prefix}>
            <ComboInput
              label={props.prefixLabel}
              wiring={{ ...wiring, 'aria-label': props.prefixLabel }}
              value={country?.code ?? ''}
              options={options}
              emptyLabel={props.emptyLabel}
              placeholder={props.searchLabel}
              listWidth="wide"
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              onFocus={onFocus}
              onBlur={onBlur}
              onChange={(code) => {
                setTaken(code)
                onChange({ ...value, prefix: sorted.find((entry) => entry.code === code)!.prefix })
              }}
            />
          </div>
          <input
            {...wiring}
            type="tel"
            inputMode="numeric"
            dir="ltr"
            name={props.name}
            autoComplete="tel-national"
            aria-label={props.numberLabel}
            placeholder={props.placeholder}
            readOnly={isReadOnly}
            value={value.number}
            onChange={(event) => change(event.target.value)}
            onPaste={onPaste}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldGroup>
  )
}

function byPrefix(one: PhoneCountry, other: PhoneCountry): number {
  return Number(one.prefix) - Number(other.prefix) || one.name.localeCompare(other.name)
}

function optionOf({ code, name, prefix }: PhoneCountry) {
  return {
    value: code,
    label: name,
    short: `+${prefix}`,
    detail: <bdi dir="ltr">+{prefix}</bdi>,
    keywords: `${code} +${prefix} ${prefix}`,
  }
}
