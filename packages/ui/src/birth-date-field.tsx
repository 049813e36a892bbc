import { useMemo, useState } from 'react'
import { onlyDigits } from './digits.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './birth-date-field.module.css'

/** What the three parts make together. */
export type DateState = 'empty' | 'incomplete' | 'invalid' | 'complete'

export interface BirthDateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' while there is no such date. */
  value: string
  /** `value` is '' unless `state` is `complete`. */
  onChange: (value: string, state: DateState) => void
  /** Language tag that decides the order of the parts, the names of the months and the digits. */
  locale: string
  dayLabel: string
  monthLabel: string
  yearLabel: string
  /** Shown under the field when the three parts are no date, or one outside `min` and `max`. */
  invalidLabel: string
  /** Earliest date taken, `YYYY-MM-DD`; the year 1900 unless said otherwise. */
  min?: string
  /** Latest date taken, `YYYY-MM-DD`. */
  max?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

type Part = 'day' | 'month' | 'year'
type Parts = Record<Part, string>

/**
 * A date of birth in three parts, in the order of the reader's language. A calendar would take thirty years of
 * pressing; three short answers are known by heart.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const { value, onChange, locale, invalidLabel, min = '1900-01-01', max, isDisabled, isReadOnly } = props
  const [parts, setParts] = useState(() => partsOf(value, locale))
  const [reported, setReported] = useState(value)
  if (value !== reported) {
    setReported(value)
    if (value !== dateOf(parts)) setParts(partsOf(value, locale))
  }
  const order = useMemo(() => orderOf(locale), [locale])
  const months = useMemo(() => monthNames(locale), [locale])
  const state = stateOf(parts, min, max)

  const change = (part: Part, text: string) => {
    const next = { ...parts, [part]: text }
    const nextState = stateOf(next, min, max)
    const date = nextState === 'complete' ? dateOf(next)! : ''
    setParts(next)
    setReported(date)
    onChange(date, nextState)
  }
  const { label, isLabelHidden, hint, isRequired, onFocus, onBlur } = props
  const error = props.error ?? (state === 'invalid' ? invalidLabel : null)

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
        <div className={styles.parts} data-order={order[0]}>
          {order.map((part) => {
            const common = { ...wiring, 'aria-label': props[`${part}Label`], value: parts[part], onFocus, onBlur }
            return part === 'month' ? (
              <select
                {...common}
                key={part}
                autoComplete="bday-month"
                onChange={(event) => (isReadOnly ? undefined : change(part, event.target.value))}
              >
                <option value="">{props.monthLabel}</option>
                {months.map((name, index) => (
                  <option key={name} value={String(index + 1)}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...common}
                key={part}
                type="text"
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                placeholder={props[`${part}Label`]}
                maxLength={part === 'year' ? 4 : 2}
                readOnly={isReadOnly}
                data-part={part}
                onChange={(event) => change(part, event.target.value.replaceAll(/\P{Nd}/gu, ''))}
              />
            )
          })}
        </div>
      )}
    </FieldGroup>
  )
}

function stateOf(parts: Parts, min: string, max: string | undefined): DateState {
  const filled = [parts.day, parts.month, parts.year].filter((part) => part !== '')
  if (filled.length === 0) return 'empty'
  if (filled.length < 3 || parts.year.length < 4) return 'incomplete'
  const date = dateOf(parts)
  return date === null || date < min || (max !== undefined && date > max) ? 'invalid' : 'complete'
}

/** The date as `YYYY-MM-DD`, or null when the calendar has no such day. */
function dateOf(parts: Parts): string | null {
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => Number(onlyDigits(part)))
  const date = new Date(Date.UTC(2000, 0, 1))
  date.setUTCFullYear(year!, month! - 1, day!)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

function partsOf(value: string, locale: string): Parts {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!found) return { day: '', month: '', year: '' }
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    year: digits.format(Number(found[1])),
    month: String(Number(found[2])),
    day: digits.format(Number(found[3])),
  }
}

function orderOf(locale: string): Part[] {
  const written = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' })
  const types = written.formatToParts(0).map(({ type }) => type)
  return types.filter((type): type is Part => type === 'day' || type === 'month' || type === 'year')
}

function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)))
}
