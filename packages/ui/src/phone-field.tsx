import { type ClipboardEvent, useMemo, useState } from 'react'
import { ComboInput } from './combo-input.tsx'
import { latinDigits, onlyDigits } from './digits.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './phone-field.module.css'

export interface PhoneValue {
  /** The country's dialling prefix: digits without the `+`, or '' while none is chosen. */
  prefix: string
  /** The number within the country: digits only, as typed. */
  number: string
}

export interface PhoneCountry {
  /** ISO 3166 code, upper case. */
  code: string
  /** In the reader's language. */
  name: string
  /** Digits without the `+`; several countries may share one. */
  prefix: string
}

export interface PhoneFieldProps extends FieldProps {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  countries: readonly PhoneCountry[]
  /** Spoken name of the prefix list. */
  prefixLabel: string
  /** Spoken name of the number. */
  numberLabel: string
  /** Placeholder of the prefix list while nothing is chosen. */
  searchLabel: string
  /** Said when no country matches what was typed. */
  emptyLabel: string
  /** Most digits of the number; 12 unless said otherwise. */
  maxDigits?: number
  placeholder?: string
  /** Form name of the number. */
  name?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/**
 * A telephone number in two parts. The prefix list is searched by country, code or digits and sorted by prefix;
 * a number pasted with its prefix fills both.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, countries, maxDigits = 12, isDisabled, isReadOnly, onFocus, onBlur } = props
  const { label, isLabelHidden, error, hint, isRequired } = props
  const [country, setCountry] = useState('')
  const sorted = useMemo(
    () => countries.toSorted((one, other) => comparePrefixes(one, other) || one.name.localeCompare(other.name)),
    [countries],
  )
  const options = useMemo(
    () =>
      sorted.map(({ code, name, prefix }) => ({
        value: code,
        label: name,
        short: `+${prefix}`,
        detail: <bdi dir="ltr">+{prefix}</bdi>,
        keywords: `${code} +${prefix} ${prefix}`,
      })),
    [sorted],
  )
  // A shared prefix does not say the country; the one that was taken stays while it still fits.
  const chosen = sorted.find(({ code, prefix }) => code === country && prefix === value.prefix)
  const shown = chosen ?? sorted.find(({ prefix }) => prefix === value.prefix)

  const take = (text: string) => {
    const whole = splitInternational(text, sorted)
    if (whole && whole.prefix !== value.prefix) setCountry('')
    onChange(
      whole
        ? { ...whole, number: whole.number.slice(0, maxDigits) }
        : { ...value, number: onlyDigits(text, maxDigits) },
    )
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (isReadOnly || !splitInternational(text, sorted)) return
    event.preventDefault()
    take(text)
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
              value={shown?.code ?? ''}
              options={options}
              emptyLabel={props.emptyLabel}
              placeholder={props.searchLabel}
              listWidth="wide"
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              onFocus={onFocus}
              onBlur={onBlur}
              onChange={(code) => {
                setCountry(code)
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
            onChange={(event) => take(event.target.value)}
            onPaste={onPaste}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldGroup>
  )
}

function comparePrefixes(one: PhoneCountry, other: PhoneCountry): number {
  return Number(one.prefix) - Number(other.prefix)
}

/** Takes an international number apart by the longest prefix that fits; null when it does not begin as one. */
export function splitInternational(text: string, countries: readonly PhoneCountry[]): PhoneValue | null {
  const trimmed = latinDigits(text).trim()
  if (!/^(\+|00)/.test(trimmed)) return null
  const digits = onlyDigits(trimmed).replace(/^00/, '')
  const fitting = countries.filter(({ prefix }) => prefix !== '' && digits.startsWith(prefix))
  const longest = fitting.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
  return longest ? { prefix: longest.prefix, number: digits.slice(longest.prefix.length) } : null
}
