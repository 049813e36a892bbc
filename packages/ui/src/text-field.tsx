import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. */
export function TextField({ label, error, hint, isRequired, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => <input type="text" {...input} {...wiring} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
