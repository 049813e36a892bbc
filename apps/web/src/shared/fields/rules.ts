import type { TextValues } from '../content/text.ts'
import { isCpfNumber } from '@baize/contract/people'

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

export const minLength = (min: number): Rule => check((value) => value.length >= min, { rule: 'min', values: { min } })
export const maxLength = (max: number): Rule => check((value) => value.length <= max, { rule: 'max', values: { max } })
export const sameAs = (other: string): Rule => check((value) => value === other, { rule: 'confirmed' })

/** Something, an at sign, and a name with a dot in it; whether mail arrives there only mail can tell. */
export const email: Rule = check((value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()), { rule: 'email' })

/** An international number of 7 to 17 digits; spaces, dashes, brackets and a leading plus are the reader's own. */
export const phone: Rule = check((value) => /^\d{7,17}$/.test(phoneDigits(value)), { rule: 'phone' })

export const integer: Rule = check((value) => /^-?\d+$/.test(value.trim()), { rule: 'integer' })
export const date: Rule = check(isCalendarDay, { rule: 'date' })
export const cpfNumber: Rule = check(isCpfNumber, { rule: 'cpf_number' })

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

function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
