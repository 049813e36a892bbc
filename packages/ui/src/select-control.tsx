import { ChevronDown } from 'lucide-react'
import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ControlBox } from './control-box.tsx'
import styles from './field.module.css'

export interface SelectOption {
  value: string
  label: string
  /** Shown but not to be taken. */
  isDisabled?: boolean
}

export interface SelectControlProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'required' | 'onChange' | 'prefix'
> {
  value: string
  options: readonly SelectOption[]
  /** The option shown while nothing is chosen; it cannot be chosen again unless `canBeEmptied`. */
  placeholder?: string
  canBeEmptied?: boolean
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
