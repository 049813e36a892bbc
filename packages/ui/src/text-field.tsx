import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { ControlBox } from './control-box.tsx'
import { Field, type FieldProps } from './field.tsx'

export interface TextFieldProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required' | 'prefix' | 'onChange'> {
  /** The text it shows. */
  value: string
  /** Receives the whole text after each change. */
  onChange: (value: string) => void
  /** Stands before the text inside the border: a mark or a unit. It is not read with the field; the label says it. */
  prefix?: ReactNode
  /** Stands after the text inside the border: a unit, or a `SlotButton`. */
  suffix?: ReactNode
  /** The value is being checked or saved: shown at the end of the field, which stays usable. */
  isBusy?: boolean
  /** The input itself, for giving it the focus. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, error, hint, isRequired, prefix, suffix, isBusy, onChange, ...input } = props
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => (
        <ControlBox prefix={prefix} suffix={suffix} isBusy={isBusy}>
          <input
            type="text"
            {...input}
            {...wiring}
            aria-busy={isBusy || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
}
