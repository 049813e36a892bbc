import {
  AGE_MAX_YEARS,
  NAME_LENGTH_MIN,
  NICKNAME_LENGTH_MIN,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PERSONAL_ID_LENGTH_MIN,
} from './bounds.ts'
import type { FieldIssue } from './core/field-issues.ts'
import { isCpfNumber } from './people.ts'

/*
 * What the value of a form's field must be, for schemas, platform and browser alike. What only the house knows (what
 * is on offer, who is old enough where) is judged by the platform besides. Nothing of `zod` stands here.
 */

/** An address that mail can be sent to; whether it arrives only mail can tell. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The digits of an international number, prefix included. */
export const PHONE_PATTERN = /^\d{7,17}$/

/** A value of a field, today in UTC as `YYYY-MM-DD` beside it. */
type Shape = (value: string, today: string) => FieldIssue | null

interface FieldLengths {
  min?: number
  max: number
}

/** Characters of every field that is text. */
export const fieldLengths = {
  email: { max: 254 },
  phone: { max: 17 },
  password: { min: PASSWORD_LENGTH_MIN, max: PASSWORD_LENGTH_MAX },
  nickname: { min: NICKNAME_LENGTH_MIN, max: 50 },
  firstName: { min: NAME_LENGTH_MIN, max: 100 },
  lastName: { min: NAME_LENGTH_MIN, max: 100 },
  nationality: { max: 100 },
  placeOfBirth: { max: 100 },
  profession: { max: 100 },
  personalIdNumber: { min: PERSONAL_ID_LENGTH_MIN, max: 100 },
  city: { max: 100 },
  address: { max: 255 },
  additionalAddress: { max: 255 },
  postalCode: { max: 32 },
  timeZone: { max: 64 },
  securityQuestion: { max: 255 },
  securityAnswer: { max: 255 },
  bonusCode: { max: 64 },
  referralCode: { max: 64 },
} as const satisfies Record<string, FieldLengths>

const matches =
  (pattern: RegExp, code: 'email' | 'phone'): Shape =>
  (value) =>
    pattern.test(value) ? null : { code }

const shapes: Readonly<Record<string, Shape>> = {
  email: matches(EMAIL_PATTERN, 'email'),
  phone: matches(PHONE_PATTERN, 'phone'),
  birthdate: (value, today) => (isDayOfBirth(value, today) ? null : { code: 'date' }),
  age: (value) => {
    if (!/^\d{1,6}$/.test(value)) return { code: 'integer' }
    return Number(value) <= AGE_MAX_YEARS ? null : { code: 'maxValue', values: { max: AGE_MAX_YEARS } }
  },
  cpf_number: (value) => (isCpfNumber(value) ? null : { code: 'cpf_number' }),
}

/** What is wrong with the value of a field as it travels, or null. Absence is for whoever asks for the field. */
export function fieldIssue(name: string, value: string, today: string): FieldIssue | null {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
  return lengthIssue(name, value) ?? shape?.(value, today) ?? null
}

function lengthIssue(name: string, value: string): FieldIssue | null {
  const lengths: FieldLengths | undefined = Object.hasOwn(fieldLengths, name)
    ? fieldLengths[name as keyof typeof fieldLengths]
    : undefined
  // What is no number or address at all is told so, whatever its length.
  if (!lengths || name === 'phone' || name === 'email') return null
  const { min = 0, max } = lengths
  if (value.length < min) return { code: 'min', values: { min } }
  return value.length > max ? { code: 'max', values: { max } } : null
}

/** The same day so many years ago. Text of this form compares as days do, 29 February included. */
export function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}

/** Whether it is a day of the calendar on which somebody alive can have been born. */
function isDayOfBirth(value: string, today: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  return isDay && value <= today && value >= yearsBefore(today, AGE_MAX_YEARS)
}
