import type { PaymentField } from '@baize/contract'
import { Field } from '@baize/ui/field'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { useState } from 'react'
import type { FieldErrors } from '../../../shared/failure/failure.ts'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { type FieldValues, fieldProblem, localText } from './payment-fields.ts'

interface PaymentFieldsProps {
  /** Those to show, in order. */
  fields: readonly PaymentField[]
  values: FieldValues
  onChange: (key: string, value: string) => void
  /** Shown, and never to be changed. */
  isFixed?: (field: PaymentField) => boolean
  /** What the server has against values, until they are changed. */
  errors?: FieldErrors
}

/** What the payment company wants to know, as it defines it. */
export function PaymentFields({ fields, values, onChange, isFixed, errors = {} }: PaymentFieldsProps) {
  const { locale } = usePage()
  const message = useFieldMessage()
  const [touched, setTouched] = useState<readonly string[]>([])
  return fields.map((field) => {
    const { key, fieldType, isRequired, options = [] } = field
    const value = values[key] ?? ''
    const common = {
      name: key,
      label: localText(field.labels, locale) || key,
      hint: localText(field.hints, locale) || undefined,
      error: message((touched.includes(key) ? fieldProblem(field, value) : null) ?? errors[key]),
      isRequired,
      value,
      onBlur: () => afterPress(() => setTouched((left) => [...left, key])),
    }
    if (fieldType === 'select') {
      const choices = options.map(({ id, name }) => ({ value: id ?? '', label: name }))
      return <Select key={key} {...common} options={choices} placeholder="" onChange={(next) => onChange(key, next)} />
    }
    if (fieldType === 'textarea') {
      const { label, hint, error, ...area } = common
      return (
        <Field key={key} label={label} hint={hint} error={error} isRequired={isRequired}>
          {(wiring) => <textarea {...area} {...wiring} onChange={(event) => onChange(key, event.target.value)} />}
        </Field>
      )
    }
    return (
      <TextField
        key={key}
        {...common}
        {...(key === 'phone' && { type: 'tel', inputMode: 'tel', dir: 'ltr' })}
        autoComplete={key === 'phone' ? 'tel' : 'off'}
        disabled={isFixed?.(field)}
        onChange={(next) => onChange(key, next)}
      />
    )
  })
}
