import type { FieldDef } from '@baize/contract'
import { type Problem, firstProblem, valueToSend } from '../../../shared/fields/rules.ts'
import { isCheck, rulesOf } from '../../../shared/forms/scenario-rules.ts'

/** What stands in the form, by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Fields of the form itself: promotions have switches of their own. */
export function isOfForm({ name }: FieldDef): boolean {
  return !isCheck(name) && !name.startsWith('password')
}

/** A value that was given once and is not to be changed by the player any more. */
export function isLocked({ editable, value }: FieldDef): boolean {
  return !editable && textOf(value) !== ''
}

/** The form as the server knows it. A phone number stands as one reads it, with its prefix apart. */
export function initialValues(fields: readonly FieldDef[], readPhone: (digits: string) => string): FormValues {
  return Object.fromEntries(
    fields.map(({ name, value }) => [name, name === 'phone' && value ? readPhone(textOf(value)) : textOf(value)]),
  )
}

/** Every field that cannot be sent as it stands, with what is wrong. What stood before is not judged. */
export function problemsOf(fields: readonly FieldDef[], values: FormValues, initial: FormValues) {
  return Object.fromEntries(
    fields.flatMap((field): [string, Problem][] => {
      const { name, isRequired } = field
      const value = values[name] ?? ''
      if (isLocked(field) || (value === initial[name] && !(isRequired && value === ''))) return []
      const problem = firstProblem(value, { isRequired, rules: rulesOf(name, values) })
      return problem ? [[name, problem]] : []
    }),
  ) as Readonly<Record<string, Problem>>
}

/** The members that differ from what stood before, as they travel; none when nothing was changed. */
export function changesOf(fields: readonly FieldDef[], values: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(
    fields
      .filter((field) => !isLocked(field))
      .map(({ name }) => [name, valueToSend(name, values[name] ?? '')] as const)
      .filter(([name, value]) => value !== valueToSend(name, initial[name] ?? '')),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
