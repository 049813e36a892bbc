import { ComboInput, type ComboInputProps } from './combo-input.tsx'
import { Field, type FieldProps } from './field.tsx'

export type { ComboBoxOption } from './combo-input.tsx'

export interface ComboBoxProps extends FieldProps, Omit<ComboInputProps, 'label'> {}

/**
 * A list one can search by typing. Arrow keys move, Enter takes, Escape closes the list and nothing else;
 * leaving the field without taking keeps what was chosen before.
 */
export function ComboBox({ label, isLabelHidden, error, hint, isRequired, ...input }: ComboBoxProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => <ComboInput {...input} label={label} wiring={wiring} />}
    </Field>
  )
}
