import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ControlBox, SlotButton } from './control-box.tsx'
import { Field } from './field.tsx'
import { StrengthMeter, type StrengthMeterProps } from './strength-meter.tsx'
import type { TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'isBusy' | 'type'> {
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
  const toggle = (
    <SlotButton
      label={isShown ? hideLabel : showLabel}
      aria-pressed={isShown}
      disabled={input.disabled}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon size={20} aria-hidden="true" />
    </SlotButton>
  )
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => (
        <>
          <ControlBox suffix={toggle}>
            <input
              {...input}
              {...wiring}
              type={isShown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => onChange(event.target.value)}
            />
          </ControlBox>
          {strength && <StrengthMeter {...strength} />}
        </>
      )}
    </Field>
  )
}
