import { useMemo, useState } from 'react'
import { type DatePart, type DateState, dateOf, monthNames, orderOf, partsOf, stateOf } from './calendar-date.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import { SelectControl } from './select-control.tsx'
import styles from './birth-date-field.module.css'

export type { DateState } from './calendar-date.ts'

export interface BirthDateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' while there is no such date. */
  value: string
  /** `value` is '' unless `state` is `complete`. */
  onChange: (value: string, state: DateState) => void
  /** Language tag that decides the order of the parts, the names of the months and the digits. */
  locale: string
  /** Name of the day, and what it shows while empty; so with the other two. */
  dayLabel: string
  /** Name of the month. */
  monthLabel: string
  /** Name of the year. */
  yearLabel: string
  /** Shown under the field when the three parts are no date, or one outside `min` and `max`. */
  invalidLabel: string
  /** Earliest date taken, `YYYY-MM-DD`; the first day of 1900 unless said otherwise. */
  min?: string
  /** Latest date taken, `YYYY-MM-DD`. */
  max?: string
  /** Out of reach for now; the form leaves it out. */
  isDisabled?: boolean
  /** The date can be read but not changed. */
  isReadOnly?: boolean
  /** Called when any part is entered. */
  onFocus?: () => void
  /** Called when any part is left. */
  onBlur?: () => void
}

/**
 * A date of birth in three parts, in the order of the reader's language: pressing through decades of a calendar
 * takes longer than typing what one knows by heart. Dates are Gregorian.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const { value, onChange, locale, min = '1900-01-01', max, isDisabled, isReadOnly, onFocus, onBlur } = props
  const { label, isLabelHidden, hint, isRequired } = props
  const [parts, setParts] = useState(() => partsOf(value, locale))
  const [reported, setReported] = useState(value)
  if (value !== reported) {
    setReported(value)
    setParts(partsOf(value, locale))
  }
  const order = useMemo(() => orderOf(locale), [locale])
  const months = useMemo(
    () => monthNames(locale).map((name, index) => ({ value: String(index + 1), label: name })),
    [locale],
  )
  const isInvalid = stateOf(parts, min, max) === 'invalid'

  const change = (part: DatePart, text: string) => {
    const next = { ...parts, [part]: text }
    const state = stateOf(next, min, max)
    const date = (state === 'complete' && dateOf(next)) || ''
    setParts(next)
    setReported(date)
    onChange(date, state)
  }

  return (
    <FieldGroup
      label={label}
      isLabelHidden={isLabelHidden}
      error={props.error || (isInvalid ? props.invalidLabel : null)}
      hint={hint}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      {(wiring) => (
        <div className={styles.parts}>
          {order.map((part) => {
            const partLabel = props[`${part}Label`]
            const invalid = isInvalid || wiring['aria-invalid']
            const common = { ...wiring, 'aria-label': partLabel, 'aria-invalid': invalid || undefined, onFocus, onBlur }
            return (
              <div key={part} className={styles.part} data-part={part}>
                {part === 'month' ? (
                  <SelectControl
                    {...common}
                    autoComplete="bday-month"
                    value={parts.month}
                    options={months}
                    placeholder={partLabel}
                    canBeEmptied
                    isReadOnly={isReadOnly}
                    onChange={(month) => change('month', month)}
                  />
                ) : (
                  <input
                    {...common}
                    type="text"
                    inputMode="numeric"
                    autoComplete={`bday-${part}`}
                    placeholder={partLabel}
                    maxLength={part === 'year' ? 4 : 2}
                    readOnly={isReadOnly}
                    value={parts[part]}
                    onChange={(event) => change(part, event.target.value.replaceAll(/\P{Nd}/gu, ''))}
                  />
                )}
              </div>
            )
          })}
        </div>
      )}
    </FieldGroup>
  )
}
