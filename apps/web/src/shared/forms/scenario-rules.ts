import { type Rule, ruleOf, sameAs } from '../fields/rules.ts'

/** What a value of the field must be, beside being there; `values` are those of the whole form. */
export function rulesOf(name: string, values: Readonly<Record<string, string>>): readonly Rule[] {
  return name === 'password_confirmation' ? [sameAs(values.password ?? '')] : [ruleOf(name)]
}

/** Checkboxes in the order they stand at the foot of a form. */
export const CHECKS: readonly string[] = ['agreements', 'receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus']

export function isCheck(name: string): boolean {
  return CHECKS.includes(name)
}
