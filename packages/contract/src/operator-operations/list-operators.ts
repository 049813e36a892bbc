import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { Operator } from '../shapes/desk/operators.ts'

export const listOperators = operatorOperation('listOperators', {
  summary: 'Every operator, by name.',
  method: 'GET',
  path: '/api/operator/operators',
  roles: ['owner'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Operator),
  meta: PageMeta,
})
