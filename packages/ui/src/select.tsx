import { Field, type FieldProps } from './field.tsx'
import { SelectControl, type SelectControlProps } from './select-control.tsx'

export type { SelectOption } from './select-control.tsx'

export interface SelectProps extends FieldProps, Omit<SelectControlProps, 'id' | 'className'> {}

/** The platform's own list, which phones show in the way their owner knows. */
export function Select({ label, isLabelHidden, error, hint, isRequired, ...select }: SelectProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => <SelectControl {...select} {...wiring} />}
    </Field>
  )
}
