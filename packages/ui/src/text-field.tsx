import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './text-field.module.css'

export interface TextFieldProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required' | 'prefix' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  /** Stands before the text inside the border: a mark or a unit. Words in it are not read with the field. */
  prefix?: ReactNode
  /** Stands after the text inside the border: a unit or a small button. */
  suffix?: ReactNode
  /** The value is being checked or saved: shown at the end of the field, which stays usable. */
  isBusy?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, error, hint, isRequired, prefix, suffix, isBusy, onChange, ...input } = props
  const hasSlots = Boolean(prefix || suffix || isBusy !== undefined)
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => {
        const line = (
          <input
            type="text"
            {...input}
            {...wiring}
            aria-busy={isBusy || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        )
        if (!hasSlots) return line
        return (
          <span className={styles.box}>
            {prefix && <span className={styles.prefix}>{prefix}</span>}
            {line}
            {isBusy ? (
              <span className={styles.busy} aria-hidden="true" />
            ) : (
              suffix && <span className={styles.suffix}>{suffix}</span>
            )}
          </span>
        )
      }}
    </Field>
  )
}
