import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field.tsx'
import { StrengthMeter, type StrengthMeterProps } from './strength-meter.tsx'
import type { TextFieldProps } from './text-field.tsx'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'isBusy'> {
  /** Names the switch while the password is hidden. */
  showLabel: string
  /** Names the switch while the password can be read. */
  hideLabel: string
  /** Draws the strength under the field; leave out where an existing password is asked for. */
  strength?: StrengthMeterProps
}

/** A password with a switch that makes it readable. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, isLabelHidden, error, hint, isRequired, onChange, showLabel, hideLabel, strength, ...input } = props
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
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
              disabled={input.disabled}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon size={20} aria-hidden="true" />
            </button>
          </span>
          {strength && <StrengthMeter {...strength} />}
        </>
      )}
    </Field>
  )
}
