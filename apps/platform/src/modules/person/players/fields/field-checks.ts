import { fieldIssue, type FieldIssue, yearsBefore } from '@baize/contract'
import type { Packs } from '../../../ground/packs/index.ts'
import { isCurrencyOffered, isTimeZone, locales, type Settings } from '../../../ground/settings/index.ts'
import { issues } from '../rules.ts'

/** What a value is judged against. */
export interface FieldContext {
  settings: Settings
  packs: Pick<Packs, 'rulesOf'>
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string
  /** Where the player lives; null while that is not known. */
  country: string | null
}

/** Says what is wrong with a value that has the right form, or null. */
type HouseRule = (value: string, context: FieldContext) => FieldIssue | null

const houseRules: Readonly<Record<string, HouseRule>> = {
  phone: (value, { settings }) => (isPhoneReachable(settings, value) ? null : issues.phone),
  country: (value, { settings }) => (settings.countries.some(({ code }) => code === value) ? null : issues.notOffered),
  currency: (value, { settings }) => (isCurrencyOffered(settings, value) ? null : issues.notOffered),
  locale: (value) => (locales.some(({ code }) => code === value) ? null : issues.notOffered),
  timeZone: (value) => (isTimeZone(value) ? null : issues.notOffered),
  birthdate: (value, context) => {
    const years = minimumAge(context)
    return value > yearsBefore(context.today, years) ? issues.tooYoung(years) : null
  },
  age: (value, context) => {
    const years = minimumAge(context)
    return Number(value) < years ? issues.tooYoung(years) : null
  },
}

/** What is wrong with the value of a field, or null: its form, which pages judge alike, then what the house asks. */
export function checkField(name: string, value: string, context: FieldContext): FieldIssue | null {
  const houseRule = Object.hasOwn(houseRules, name) ? houseRules[name] : undefined
  return fieldIssue(name, value, context.today) ?? houseRule?.(value, context) ?? null
}

/** The age in years from which somebody who lives there may play. */
function minimumAge({ packs, country, today }: FieldContext): number {
  return packs.rulesOf(country, new Date(today)).minimumAge
}

/** Whether the digits begin with the prefix of a country of ours. */
export function isPhoneReachable({ countries }: Pick<Settings, 'countries'>, phone: string): boolean {
  return countries.some(({ phonePrefix }) => phonePrefix !== '' && phone.startsWith(phonePrefix))
}
