import type { FieldScenario } from '@baize/contract'
import type { Settings } from '../../../ground/settings/index.ts'
import { fieldCatalogue, type FieldRule } from './field-catalogue.ts'
import type { Contact } from '../rules.ts'

type FieldSettings = Pick<Settings, 'fields'>

/** Every field a form may ask for, with what operators chose, in the order of the form. */
export function knownFields({ fields }: FieldSettings, scenario: FieldScenario): FieldRule[] {
  const chosen = new Map(fields.filter((field) => field.scenario === scenario).map((field) => [field.name, field]))
  return fieldCatalogue[scenario]
    .map((field) => ({ ...field, ...chosen.get(field.name) }))
    .toSorted((left, right) => left.position - right.position)
}

/** What is asked of everybody, and of people from the country. */
export function askedFields(settings: FieldSettings, scenario: FieldScenario, country: string | null): FieldRule[] {
  return knownFields(settings, scenario).filter(
    (field) => field.isAsked && (field.country === undefined || field.country === country),
  )
}

/** Where somebody is while they register, which decides what the form shows, and where they say to live. */
export interface Newcomer {
  visitorCountry: string | null
  country: string | null
}

/**
 * The form as it is judged when the account is opened by this contact: the phone stands on no list, because its own
 * tab asks for it, and who registers by phone needs no e-mail. A field of one country is for who lives there; of them it
 * is required where the form showed it, and the profile asks the others.
 */
export function askedOfNewcomer(
  settings: FieldSettings,
  contact: Contact,
  { visitorCountry, country }: Newcomer,
): FieldRule[] {
  const fields = askedFields(settings, 'registration', country).map((field) =>
    field.country === undefined || field.country === visitorCountry ? field : { ...field, isRequired: false },
  )
  if (contact === 'email') return fields
  const [email] = fields.filter(({ name }) => name === 'email')
  const phone = { ...email!, name: 'phone', description: 'Digits with the country prefix', isRequired: true }
  return [phone, ...fields.map((field) => (field.name === 'email' ? { ...field, isRequired: false } : field))]
}
