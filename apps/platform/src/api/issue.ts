import type { FieldIssue } from '@baize/contract'
import type { z } from 'zod'

/** What a finding of the contract's schemas is called on the wire. */
export function issueOf(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (isAbsent(valueAt(input, issue.path))) return { code: 'required' }
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknownField' }
    case 'too_small':
      return { code: issue.origin === 'string' ? 'min' : 'minValue', values: { min: Number(issue.minimum) } }
    case 'too_big':
      return { code: issue.origin === 'string' ? 'max' : 'maxValue', values: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'regex' }
    case 'invalid_type':
      return { code: issue.expected === 'int' ? 'integer' : 'regex' }
    default:
      return { code: 'regex' }
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value
}
