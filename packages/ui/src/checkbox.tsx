import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: string | null
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** A box to tick; the whole line is its target. */
export function Checkbox({ label, isChecked, onChange, error, name, isRequired, isDisabled }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <div className={styles.error} id={id} role="status">
        {error}
      </div>
    </div>
  )
}
