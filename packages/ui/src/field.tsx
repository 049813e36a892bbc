import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Shown under the control and read with it; turns the control's look to danger. */
  error?: string | null
  /** A lasting hint under the control. */
  hint?: ReactNode
  isRequired?: boolean
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  className: string | undefined
}

/** Ties label, hint and error to one control by id. `children` receives what the control must carry. */
export function Field({
  label,
  error,
  hint,
  isRequired,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
        className: styles.control,
      })}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={styles.error} id={`${id}-error`} role="status">
        {error}
      </div>
    </div>
  )
}
