import {
  type FieldIssue,
  type RegistrationByEmail,
  type RegistrationByPhone,
  type ScenarioValue,
  isChecked,
  maskedName,
} from '@baize/contract'
import { DEFAULT_LOCALE, isClosedToNewcomers } from '../../ground/settings/index.ts'
import { type FieldContext, checkField } from './fields/field-checks.ts'
import { askedFields, askedOfNewcomer } from './fields/asked-fields.ts'
import type { FieldRule } from './fields/field-catalogue.ts'
import { detailsOf, type PersonalDetails } from './personal-details.ts'
import { type Contact, issues, registrationMarks } from './rules.ts'

/** A registration that broke no rule. */
export interface Registration {
  /** What the form asked for beside what every account needs. */
  details: PersonalDetails
  email: string | null
  phone: string | null
  /** Null for a player who gave neither a name nor an e-mail to make one from. */
  nickname: string | null
  country: string
  currency: string
  locale: string
  receiveEmailPromo: boolean
  receiveSmsPromo: boolean
  bonusCode: string | null
  referralCode: string | null
  affiliateTag: string | null
  fingerprint: string | null
}

/** A registration form on either tab. */
export type RegistrationForm = RegistrationByEmail | RegistrationByPhone

export type Fields = Record<string, FieldIssue[]>

/**
 * Judges a registration form by the scenario. Members beyond the scenario are refused by name, the empty
 * string counts as absent, and every field that fails is named with one message. What the form asked for because of
 * where the visitor is counts only of who lives there.
 */
export function checkRegistration(
  form: RegistrationForm,
  contact: Contact,
  visitorCountry: string | null,
  setting: Omit<FieldContext, 'country'>,
): { kind: 'accepted'; registration: Registration } | { kind: 'invalid'; fields: Fields } {
  const given = new Map(Object.entries(form).filter(([, value]) => value !== undefined))
  const textOf = (name: string) => normalise(name, given.get(name))
  const rules = askedOfNewcomer(setting.settings, contact, { visitorCountry, country: textOf('country') })
  const shown = askedFields(setting.settings, 'registration', visitorCountry)
  const fields: Fields = Object.fromEntries(
    [...unknownNames(given, contact, [...rules, ...shown])].map((name) => [name, [issues.unknown]]),
  )
  const context = { ...setting, country: textOf('country') }
  for (const { name, isRequired } of rules) {
    const value = textOf(name)
    const issue = value === null ? absence(name, isRequired) : checkField(name, value, context)
    if (issue) fields[name] = [issue]
  }
  if (isRepeatedWrongly(form)) fields.password_confirmation ??= [issues.confirmed]
  if (
    !fields.country &&
    [textOf('country'), visitorCountry].some((code) => isClosedToNewcomers(context.settings, code))
  )
    fields.country = [issues.countryClosed]
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  const email = textOf('email')
  return {
    kind: 'accepted',
    registration: {
      details: detailsOf(rules.map(({ name }) => [name, textOf(name)])),
      email,
      phone: contact === 'phone' ? textOf('phone') : null,
      nickname: textOf('nickname') ?? (email === null ? null : maskedName(email)),
      country: textOf('country')!,
      currency: textOf('currency')!,
      locale: textOf('locale') ?? DEFAULT_LOCALE,
      receiveEmailPromo: isChecked(form.receiveEmailPromo),
      receiveSmsPromo: isChecked(form.receiveSmsPromo),
      bonusCode: textOf('bonusCode'),
      referralCode: textOf('referralCode'),
      affiliateTag: textOf('affiliateTag'),
      fingerprint: textOf('fingerprint'),
    },
  }
}

function* unknownNames(given: Map<string, unknown>, contact: Contact, rules: readonly FieldRule[]): Iterable<string> {
  const known = new Set([...rules.map(({ name }) => name), ...registrationMarks])
  // A page of before an operator stopped asking for it still sends it.
  known.add('password_confirmation')
  // The code that proves the phone is judged elsewhere.
  if (contact === 'phone') known.add('code')
  for (const name of given.keys()) if (!known.has(name)) yield name
}

/** A password that came twice has to be the same twice, whether the form asked for that or not. */
function isRepeatedWrongly({ password, password_confirmation: repeated }: RegistrationForm): boolean {
  return repeated !== undefined && repeated !== '' && repeated !== password
}

function absence(name: string, isRequired: boolean): FieldIssue | null {
  if (!isRequired) return null
  return name === 'agreements' ? issues.accepted : issues.required
}

/** The value as it is kept; null when there is none. A password keeps its spaces. */
function normalise(name: string, value: ScenarioValue | undefined): string | null {
  if (value === undefined || value === null) return null
  const text = name.startsWith('password') ? String(value) : String(value).trim()
  if (text === '') return null
  if (name === 'email') return text.toLowerCase()
  if (name === 'country') return text.toUpperCase()
  return name === 'birthdate' ? text.slice(0, 'YYYY-MM-DD'.length) : text
}
