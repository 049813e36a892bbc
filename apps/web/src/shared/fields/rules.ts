import type { TextValues } from '../content/text.ts'
import { fieldIssue } from '@baize/contract/field-rules'

/** What is wrong with a value: a key of the validation messages and what its placeholders stand for. */
export interface Problem {
  rule: string
  values?: TextValues
}

/** Judges a value that is there; absence is for `required` alone. */
export type Rule = (value: string) => Problem | null

const check =
  (isValid: (value: string) => boolean, problem: Problem): Rule =>
  (value) =>
    isValid(value) ? null : problem

export const sameAs = (other: string): Rule => check((value) => value === other, { rule: 'confirmed' })

/** The rule of the platform itself for a field of this name, for its value as it travels. */
export function ruleOf(name: string): Rule {
  return (value) => {
    const issue = fieldIssue(name, valueToSend(name, value), new Date().toISOString().slice(0, 'YYYY-MM-DD'.length))
    return issue && { rule: issue.code, ...(issue.values && { values: issue.values }) }
  }
}

export const email = ruleOf('email')
export const phone = ruleOf('phone')
export const cpfNumber = ruleOf('cpf_number')

/** The value of a field as it travels. */
export function valueToSend(name: string, value: string): string {
  if (name.startsWith('password')) return value
  return name === 'phone' ? phoneDigits(value) : value.trim()
}

/** A pattern of the server, plain or as `/…/flags`; the whole value must match. One that cannot be read judges nothing. */
export function pattern(text: string): Rule {
  const expression = readPattern(text)
  return check((value) => !expression || expression.test(value), { rule: 'regex' })
}

function readPattern(text: string): RegExp | null {
  const [, body, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [null, text, '']
  try {
    return new RegExp(body, flags.replaceAll(/[gy]/g, ''))
  } catch {
    return null
  }
}

/** The first problem of a value. An empty one is a problem only where it is required. */
export function firstProblem(
  value: string,
  { isRequired, rules }: { isRequired: boolean; rules: readonly Rule[] },
): Problem | null {
  if (value.trim() === '') return isRequired ? { rule: 'required' } : null
  for (const rule of rules) {
    const problem = rule(value)
    if (problem) return problem
  }
  return null
}

/** The digits of a phone number as they travel: without plus and without what makes it readable. */
export function phoneDigits(value: string): string {
  return value.replaceAll(/[\s\-().+]/g, '')
}
