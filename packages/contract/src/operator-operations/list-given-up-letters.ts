import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { GivenUpLetter } from '../shapes/desk/house.ts'

export const listGivenUpLetters = operatorOperation('listGivenUpLetters', {
  summary: 'Letters and text messages that were never delivered, newest first, without what they said.',
  method: 'GET',
  path: '/api/operator/given-up-letters',
  roles: ['support', 'owner'],
  query: z.strictObject(pageQuery),
  reply: z.array(GivenUpLetter),
  meta: PageMeta,
})
