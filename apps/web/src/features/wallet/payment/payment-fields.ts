import type { PaymentField } from '@baize/contract'
import { type Problem, cpfNumber, firstProblem, pattern, phone, phoneDigits } from '../../../shared/fields/rules.ts'

export type FieldValues = Readonly<Record<string, string>>

/** Always shown in a deposit, and never to be changed there. */
const FIXED = 'agentNumber'

/** What is wrong with the value of a payment field. */
export function fieldProblem(field: PaymentField, value: string): Problem | null {
  const { key, isRequired, regexp } = field
  const rules = key === 'phone' ? [phone] : key === 'cpf_number' ? [cpfNumber] : regexp ? [pattern(regexp)] : []
  return firstProblem(value, { isRequired, rules })
}

/** Fields to show, in order: those that are known and valid already need not be asked for, unless `showsFilled`. */
export function shownFields(fields: readonly PaymentField[], showsFilled = false): PaymentField[] {
  const isAsked = (field: PaymentField) =>
    showsFilled || field.key === FIXED || field.value === null || fieldProblem(field, field.value) !== null
  return fields.filter(isAsked).toSorted((left, right) => left.position - right.position)
}

export function isFixed({ key }: PaymentField): boolean {
  return key === FIXED
}

export function initialFieldValues(fields: readonly PaymentField[]): FieldValues {
  return Object.fromEntries(fields.map(({ key, value }) => [key, value ?? '']))
}

/** The fields as they are sent; a phone number gets its plus. */
export function fieldsToSend(fields: readonly PaymentField[], values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ key }) => {
      const value = (values[key] ?? '').trim()
      return [key, key === 'phone' && value !== '' ? `+${phoneDigits(value)}` : value]
    }),
  )
}

/** A text of the payment company in the reader's language, in English where it has none. */
export function localText(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? texts[locale.slice(0, 2)] ?? texts.en ?? ''
}
