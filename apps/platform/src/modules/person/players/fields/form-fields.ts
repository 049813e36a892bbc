import type { FieldScenario, FormField } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { saveField, type Settings } from '../../../ground/settings/index.ts'
import { knownFields } from './asked-fields.ts'
import type { FieldAsking, FieldRule } from './field-catalogue.ts'
import { issues } from '../rules.ts'

/** Every field that a form may ask for, and how it does. */
export function formFieldsOf(settings: Settings, scenario: FieldScenario): FormField[] {
  return knownFields(settings, scenario).map((field) => view(scenario, field))
}

/**
 * Changes how a form asks for a field, and resolves to both. Refuses `not_found`, and `validation` where an account
 * could not be opened without the field.
 */
export async function changeFormField(
  tx: Tx,
  settings: Settings,
  { scenario, name }: { scenario: FieldScenario; name: string },
  change: Partial<FieldAsking>,
): Promise<{ before: FormField; after: FormField }> {
  const field = knownFields(settings, scenario).find((known) => known.name === name)
  if (!field) throw new Refusal('not_found')
  const wanted = { ...field, ...change }
  if (field.isFixed && !wanted.isAsked) throw new Refusal('validation', { isAsked: [issues.locked] })
  if (field.isFixed && !wanted.isRequired) throw new Refusal('validation', { isRequired: [issues.locked] })
  const { isAsked, isRequired, isVisible, isEditable, position } = wanted
  await saveField(tx, { scenario, name, isAsked, isRequired, isVisible, isEditable, position })
  return { before: view(scenario, field), after: view(scenario, wanted) }
}

function view(scenario: FieldScenario, { country: _country, ...field }: FieldRule): FormField {
  return { ...field, scenario }
}
