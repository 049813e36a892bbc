import type { z } from 'zod'

/**
 * What a form says under the field. The wording is that of the site's own rules, so that a player reads the
 * same sentence whichever side found the mistake.
 */
export function issueMessage(issue: z.core.$ZodIssue, input: unknown): string {
  if (isAbsent(valueAt(input, issue.path))) return 'Value is required'
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'Unknown field'
    case 'too_small':
      return issue.origin === 'string'
        ? `This field should be at least ${issue.minimum} characters long`
        : `Value should be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `This field should be at most ${issue.maximum} characters long`
        : `Value should be at most ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'email' ? 'Value is not a valid email address' : 'Value is not valid'
    case 'invalid_type':
      return issue.expected === 'int' ? 'Value is not an integer' : 'Value is not valid'
    default:
      return 'Value is not valid'
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
