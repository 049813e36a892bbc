import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends TextFieldProps {
  showLabel: string
  hideLabel: string
  /** `0` says nothing, then weak, good, strong; drawn and, through `strengthLabel`, spoken. */
  strength?: 0 | 1 | 2 | 3
  strengthLabel?: string
}

/** A password with a switch that makes it readable. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, isRequired, onChange, showLabel, hideLabel, strength, strengthLabel, ...input } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => (
        <>
          <span className={styles.box}>
            <input
              {...input}
              {...wiring}
              type={isShown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => onChange(event.target.value)}
            />
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={isShown}
              aria-label={isShown ? hideLabel : showLabel}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            </button>
          </span>
          {strength !== undefined && strength > 0 && (
            <span className={styles.strength} data-strength={strength}>
              <i />
              <i />
              <i />
              <span role="status">{strengthLabel}</span>
            </span>
          )}
        </>
      )}
    </Field>
  )
}
