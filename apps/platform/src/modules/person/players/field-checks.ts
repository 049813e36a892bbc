import {
  type FieldIssue,
  NAME_LENGTH_MIN,
  NICKNAME_LENGTH_MIN,
  PERSONAL_ID_LENGTH_MIN,
  isCpfNumber,
} from '@baize/contract'
import { type Settings, isCurrencyOffered, isTimeZone, locales } from '../../ground/settings/index.ts'
import { AGE_MAX_YEARS, AGE_MIN_YEARS, issues } from './rules.ts'

/** What a value is judged against. */
export interface FieldContext {
  settings: Settings
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string
}

/** Says what is wrong with a value that is present, or null. */
type FieldCheck = (value: string, context: FieldContext) => FieldIssue | null

const atLeast =
  (lengthMin: number): FieldCheck =>
  (value) =>
    value.length < lengthMin ? issues.tooShort(lengthMin) : null

const checks: Record<string, FieldCheck> = {
  phone: (value, { settings }) => (isPhoneReachable(settings, value) ? null : issues.phone),
  nickname: atLeast(NICKNAME_LENGTH_MIN),
  firstName: atLeast(NAME_LENGTH_MIN),
  lastName: atLeast(NAME_LENGTH_MIN),
  personalIdNumber: atLeast(PERSONAL_ID_LENGTH_MIN),
  country: (value, { settings }) => (settings.countries.some(({ code }) => code === value) ? null : issues.notOffered),
  currency: (value, { settings }) => (isCurrencyOffered(settings, value) ? null : issues.notOffered),
  locale: (value) => (locales.some(({ code }) => code === value) ? null : issues.notOffered),
  timeZone: (value) => (isTimeZone(value) ? null : issues.notOffered),
  birthdate: (value, { today }) => checkBirthdate(value, today),
  cpf_number: (value) => (isCpfNumber(value) ? null : issues.cpfNumber),
}

/** What is wrong with the value of a field, or null. Lengths above and shapes are for the contract to check. */
export function checkField(name: string, value: string, context: FieldContext): FieldIssue | null {
  return Object.hasOwn(checks, name) ? checks[name]!(value, context) : null
}

/** Whether the digits begin with the prefix of a country of ours. */
export function isPhoneReachable({ countries }: Pick<Settings, 'countries'>, phone: string): boolean {
  return countries.some(({ phonePrefix }) => phonePrefix !== '' && phone.startsWith(phonePrefix))
}

function checkBirthdate(value: string, today: string): FieldIssue | null {
  if (!isCalendarDay(value) || value > today) return issues.date
  if (yearsBefore(today, AGE_MAX_YEARS) > value) return issues.date
  return value > yearsBefore(today, AGE_MIN_YEARS) ? issues.tooYoung : null
}

/** The same day so many years ago. Text of this form compares as days do, 29 February included. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}

function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
