import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Count, Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const retryPostbacks = operatorOperation('retryPostbacks', {
  summary: 'Has postbacks sent again at once, under their own ids; those a company has taken are left alone.',
  method: 'PUT',
  path: '/api/operator/postbacks/retry',
  roles: ['payments', 'owner'],
  body: z.strictObject({ ids: z.array(Id).min(1).max(100), reason: Reason }),
  reply: z.strictObject({ count: Count }),
})
