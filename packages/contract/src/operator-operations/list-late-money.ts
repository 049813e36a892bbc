import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { LateMoney } from '../shapes/desk/money.ts'

export const listLateMoney = operatorOperation('listLateMoney', {
  summary: 'Money that came to accounts after their players had closed them, the longest held first.',
  method: 'GET',
  path: '/api/operator/late-money',
  roles: ['support', 'payments', 'owner'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(LateMoney),
  meta: PageMeta,
})
