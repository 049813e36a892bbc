import { type FieldIssue, isCpfNumber, type PaymentField, type PaymentMethod } from '@baize/contract'

/** What the player filled in, by field key. */
export type Filled = Readonly<Record<string, string | null>>

/** Values as they are kept and sent, and what is wrong with them by field. */
export interface CheckedFields {
  values: Record<string, string>
  problems: Record<string, FieldIssue[]>
}

/** Checks what was filled in against the fields of the method. A field the method does not have is a problem too. */
export function checkFields(fields: readonly PaymentField[], filled: Filled): CheckedFields {
  const values: Record<string, string> = {}
  const problems: Record<string, FieldIssue[]> = {}
  for (const key of Object.keys(filled))
    if (filled[key] !== null && !fields.some((field) => field.key === key)) problems[key] = [{ code: 'unknownField' }]
  for (const field of fields) {
    const value = (filled[field.key] ?? '').trim()
    const problem = problemOf(field, value, fields, filled)
    if (problem) problems[field.key] = [problem]
    else if (value !== '') values[field.key] = value
  }
  return { values, problems }
}

/** The least and most of a method, or of the network that was chosen, in main units. */
export function limitsOf(method: PaymentMethod, filled: Filled): { min: number; max: number } {
  const chosen = optionOf(method.fields, 'crypto_network', filled)
  return { min: chosen?.minAmount ?? method.amountMin, max: chosen?.maxAmount ?? method.amountMax }
}

function problemOf(
  field: PaymentField,
  value: string,
  fields: readonly PaymentField[],
  filled: Filled,
): FieldIssue | null {
  if (value === '') return field.isRequired ? { code: 'required' } : null
  if (field.options) return field.options.some(({ id }) => id === value) ? null : { code: 'notOffered' }
  if (field.key === 'phone') return /^\+?\d{7,17}$/.test(value) ? null : { code: 'phone' }
  if (field.key === 'cpf_number') return isCpfNumber(value) ? null : { code: 'cpf_number' }
  const pattern = field.key === 'wallet_id' ? (addressPattern(fields, filled) ?? field.regexp) : field.regexp
  return pattern === null || readPattern(pattern).test(value) ? null : { code: 'regex' }
}

/** An address is one of the network it is sent by, or of the coin that is sent. */
function addressPattern(fields: readonly PaymentField[], filled: Filled): string | undefined {
  return optionOf(fields, 'crypto_network', filled)?.regex ?? optionOf(fields, 'currencyWithdraw', filled)?.regexp
}

function optionOf(fields: readonly PaymentField[], key: string, filled: Filled) {
  return fields.find((field) => field.key === key)?.options?.find(({ id }) => id !== null && id === filled[key]?.trim())
}

/** Patterns are the house's own, plain or as `/…/flags`. */
function readPattern(text: string): RegExp {
  const [, body, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [null, text, '']
  return new RegExp(body, flags)
}
