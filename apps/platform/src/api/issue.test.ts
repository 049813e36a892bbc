import { issueText } from '@baize/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { issueOf } from './issue.ts'

const schema = z.strictObject({
  name: z.string().min(2).max(4),
  email: z.email().optional(),
  count: z.int().min(1).max(9).optional(),
  kind: z.enum(['a', 'b']).optional(),
  list: z.array(z.string()).optional(),
})

it.each<[unknown, string[]]>([
  [{ name: 'Anna' }, []],
  [{}, ['Value is required']],
  [{ name: null }, ['Value is required']],
  [{ name: '' }, ['Value is required']],
  [{ name: 'A' }, ['This field should be at least 2 characters long']],
  [{ name: 'Annabel' }, ['This field should be at most 4 characters long']],
  [{ name: 7 }, ['Value is not valid']],
  [{ name: 'Anna', email: 'anna' }, ['Value is not a valid email address']],
  [{ name: 'Anna', count: 0 }, ['Value should be at least 1']],
  [{ name: 'Anna', count: 10 }, ['Value should be at most 9']],
  [{ name: 'Anna', count: 1.5 }, ['Value is not an integer']],
  [{ name: 'Anna', kind: 'c' }, ['Value is not valid']],
  [{ name: 'Anna', list: [1] }, ['Value is not valid']],
  [{ name: 'Anna', other: 1 }, ['Unknown field']],
  ['text', ['Value is not valid']],
])('says of %j: %j', (input, messages) => {
  const result = schema.safeParse(input)
  expect(result.error?.issues.map((issue) => issueText(issueOf(issue, input))) ?? []).toEqual(messages)
})
