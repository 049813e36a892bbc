import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'required' | 'onChange'> {
  value: string
  options: readonly SelectOption[]
  /** The option shown while nothing is chosen. */
  placeholder?: string
  onChange: (value: string) => void
}

/** The platform's own list, which phones show in the way their owner knows. */
export function Select({ label, error, hint, isRequired, options, placeholder, onChange, ...select }: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => (
        <span className={styles.box}>
          <select {...select} {...wiring} onChange={(event) => onChange(event.target.value)}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
