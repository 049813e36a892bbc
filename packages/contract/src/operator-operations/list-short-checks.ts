import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id, PageMeta, pageQuery } from '../shapes/common.ts'
import { ShortCheckRecord } from '../shapes/short-check.ts'

export const listShortChecks = operatorOperation('listShortChecks', {
  summary: 'Players who were asked how a change of their play sits with them, the latest first, with their answers.',
  method: 'GET',
  path: '/api/operator/short-checks',
  roles: ['risk'],
  query: z.strictObject({ playerId: Id.optional(), ...pageQuery }),
  reply: z.array(ShortCheckRecord),
  meta: PageMeta,
})
