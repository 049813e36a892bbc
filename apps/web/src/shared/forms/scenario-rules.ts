import {
  NAME_LENGTH_MIN,
  NICKNAME_LENGTH_MIN,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PERSONAL_ID_LENGTH_MIN,
} from '@baize/contract/bounds'
import {
  type Rule,
  cpfNumber,
  date,
  email,
  integer,
  maxLength,
  minLength,
  phone,
  phoneDigits,
  sameAs,
} from '../fields/rules.ts'

/** What a value of the field must be, beside being there; `values` are those of the whole form. */
export function rulesOf(name: string, values: Readonly<Record<string, string>>): readonly Rule[] {
  switch (name) {
    case 'email':
      return [email]
    case 'phone':
      return [phone]
    case 'password':
      return [minLength(PASSWORD_LENGTH_MIN), maxLength(PASSWORD_LENGTH_MAX)]
    case 'password_confirmation':
      return [sameAs(values.password ?? '')]
    case 'firstName':
    case 'lastName':
      return [minLength(NAME_LENGTH_MIN)]
    case 'personalIdNumber':
      return [minLength(PERSONAL_ID_LENGTH_MIN)]
    case 'nickname':
      return [minLength(NICKNAME_LENGTH_MIN)]
    case 'birthdate':
      return [date]
    case 'age':
      return [integer]
    case 'cpf_number':
      return [cpfNumber]
    default:
      return []
  }
}

/** The value as it travels. */
export function valueToSend(name: string, value: string): string {
  if (name.startsWith('password')) return value
  return name === 'phone' ? phoneDigits(value) : value.trim()
}

/** Checkboxes in the order they stand at the foot of a form. */
export const CHECKS: readonly string[] = ['agreements', 'receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus']

export function isCheck(name: string): boolean {
  return CHECKS.includes(name)
}
