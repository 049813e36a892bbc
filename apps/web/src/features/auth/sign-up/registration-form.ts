import type { FieldDef } from '@baize/contract'
import { maskedName } from '@baize/contract/people'
import { type Problem, firstProblem, valueToSend } from '../../../shared/fields/rules.ts'
import { CHECKS, isCheck, rulesOf } from '../../../shared/forms/scenario-rules.ts'
import type { BroughtCodes } from './brought-codes.ts'

/** What was filled in, by field name. A checkbox is `1` or empty. */
export type FormValues = Readonly<Record<string, string>>

export interface FormSetting {
  /** What the account is opened by. */
  contact: Contact
  visitorCountry: string | null
  locale: string
  /** Codes the visitor came with: that of whoever brought them is in the address. */
  codes: BroughtCodes
  /** What each checkbox starts with. */
  isChecked: Readonly<Record<string, boolean>>
  /** The currency that goes with a country. */
  currencyOf: (country: string) => string
}

export type Contact = 'email' | 'phone'

/** The scenario's fields as they stand on the form. Hidden ones are still sent. */
export interface FormLayout {
  main: FieldDef[]
  /** Behind a toggle. */
  codes: FieldDef[]
  checks: FieldDef[]
  all: FieldDef[]
}

const CODES = ['bonusCode', 'referralCode']
/** The promotion that cannot reach whoever registers by the other contact. */
const DROPPED = { email: 'receiveSmsPromo', phone: 'receiveEmailPromo' } as const

type LayoutSetting = Pick<FormSetting, 'visitorCountry' | 'contact'>

/** Without what is asked of those alone who live in another country than the chosen one. */
export function fieldsIn(fields: readonly FieldDef[], country: string | undefined): FieldDef[] {
  return fields.filter((field) => field.country === undefined || field.country === country)
}

/**
 * Orders the server's fields: the contact of the account first, the others as given, checkboxes at the foot,
 * codes behind a toggle. Invisible nickname, country and currency are hidden once they can be filled in; the
 * locale always is.
 */
export function layoutOf(fields: readonly FieldDef[], setting: LayoutSetting): FormLayout {
  const { contact } = setting
  const all = withContact(fields, contact).filter(({ name }) => name !== DROPPED[contact])
  const shown = all.filter((field) => field.name === contact || !isHidden(field, setting))
  const main = shown.filter(({ name }) => !CHECKS.includes(name) && !CODES.includes(name))
  return {
    all,
    main: [...main.filter(({ name }) => name === contact), ...main.filter(({ name }) => name !== contact)],
    codes: shown.filter(({ name }) => CODES.includes(name)),
    checks: CHECKS.flatMap((check) => shown.filter(({ name }) => name === check)),
  }
}

/** The contact is needed whatever the scenario says; an e-mail is not, of whoever registers by phone. */
function withContact(fields: readonly FieldDef[], contact: Contact): FieldDef[] {
  const known = fields.map((field) =>
    field.name === contact
      ? { ...field, isRequired: true }
      : field.name === 'email'
        ? { ...field, isRequired: false }
        : field,
  )
  if (known.some(({ name }) => name === contact)) return known
  const own = { id: -1, name: contact, description: '', editable: true, isRequired: true, isVisible: true, position: 0 }
  return [own, ...known]
}

function isHidden(
  { name, isVisible, isRequired }: FieldDef,
  { visitorCountry }: Pick<FormSetting, 'visitorCountry'>,
): boolean {
  if (name === 'locale') return true
  if (isVisible) return false
  const needsCountry = name === 'country' || (name === 'currency' && isRequired)
  return name === 'nickname' || name === 'currency' || name === 'country'
    ? !needsCountry || visitorCountry !== null
    : false
}

/** The form before anybody touched it. */
export function initialValues(fields: readonly FieldDef[], setting: FormSetting): FormValues {
  const country = setting.visitorCountry ?? ''
  const presets: Record<string, string> = {
    country,
    currency: setting.currencyOf(country),
    locale: setting.locale,
    ...setting.codes,
  }
  return Object.fromEntries(
    fields.map(({ name, value }) => {
      if (isCheck(name)) return [name, setting.isChecked[name] ? '1' : '']
      return [name, typeof value === 'string' && value !== '' ? value : (presets[name] ?? '')]
    }),
  )
}

/** The form after one field changed. A new country brings its currency along until a currency was chosen. */
export function changed(
  values: FormValues,
  { name, value, isCurrencyChosen }: { name: string; value: string; isCurrencyChosen: boolean },
  { currencyOf }: Pick<FormSetting, 'currencyOf'>,
): FormValues {
  const next = { ...values, [name]: value }
  return name === 'country' && 'currency' in values && !isCurrencyChosen
    ? { ...next, currency: currencyOf(value) }
    : next
}

/** Every field that cannot be sent as it stands, with what is wrong. */
export function problemsOf(layout: FormLayout, values: FormValues): Readonly<Record<string, Problem>> {
  const shown = [...layout.main, ...layout.codes, ...layout.checks]
  return Object.fromEntries(
    shown.flatMap(({ name, isRequired }) => {
      const value = values[name] ?? ''
      if (isCheck(name)) return isRequired && value === '' ? [[name, { rule: 'accepted' }]] : []
      const must = isRequired || name === 'password' || name === 'password_confirmation'
      const problem = firstProblem(value, { isRequired: must, rules: rulesOf(name, values) })
      return problem ? [[name, problem]] : []
    }),
  )
}

/**
 * The form as it is sent: one member for each field of the scenario, empty text where there is nothing, and what the
 * visitor came with.
 */
export function bodyOf(
  layout: FormLayout,
  values: FormValues,
  { affiliateTag, emailProof }: { affiliateTag: string | null; emailProof: string | null },
): Record<string, string> {
  const isNicknameShown = layout.main.some(({ name }) => name === 'nickname')
  const body = Object.fromEntries(layout.all.map(({ name }) => [name, valueToSend(name, values[name] ?? '')]))
  // Without an e-mail there is nothing to make a name of, and the house finds one itself.
  const isByPhone = layout.main[0]?.name === 'phone'
  if ('nickname' in body && !isNicknameShown) body.nickname = isByPhone ? '' : maskedName(values.email ?? '')
  return { ...body, ...(affiliateTag && { affiliateTag }), ...(emailProof && { emailProof }) }
}
