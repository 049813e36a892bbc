import { ChevronDown } from 'lucide-react'
import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ControlBox } from './control-box.tsx'
import styles from './field.module.css'

export interface SelectOption {
  /** What is handed out when it is taken. */
  value: string
  /** What the line says. */
  label: string
  /** Shown but not to be taken. */
  isDisabled?: boolean
}

export interface SelectControlProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'required' | 'onChange' | 'prefix'
> {
  /** The chosen option's value, or '' for none. */
  value: string
  /** In the order they are shown. */
  options: readonly SelectOption[]
  /** The option shown while nothing is chosen; it cannot be chosen again unless `canBeEmptied`. */
  placeholder?: string
  /** Lets the placeholder be chosen, which empties the field. */
  canBeEmptied?: boolean
  /** Receives the value of the option taken. */
  onChange: (value: string) => void
  /** Stands before the chosen words. */
  prefix?: ReactNode
  /** The change is being saved: shown at the end of the field. */
  isBusy?: boolean
  /** The choice can be read but not changed. */
  isReadOnly?: boolean
}

/** The platform's list without a label, for a field that brings its own. */
export function SelectControl(props: SelectControlProps) {
  const { options, placeholder, canBeEmptied, onChange, prefix, isBusy, isReadOnly, ...select } = props
  // The platform has no list for reading only; one that offers nothing else comes to the same.
  const offered = isReadOnly ? options.filter(({ value }) => value === select.value) : options
  return (
    <ControlBox prefix={prefix} isBusy={isBusy}>
      <select
        {...select}
        aria-readonly={isReadOnly || undefined}
        aria-busy={isBusy || undefined}
        data-empty={select.value === '' || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled={!canBeEmptied}>
            {placeholder}
          </option>
        )}
        {offered.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      {!isBusy && <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />}
    </ControlBox>
  )
}
