import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { IdentityRules, Reason } from '../shapes/operator.ts'

export const setIdentityRules = operatorOperation('setIdentityRules', {
  summary: 'Says what needs a checked identity from now on. Without `payoutFrom` no payout does.',
  method: 'PUT',
  path: '/api/operator/identity-rules',
  roles: ['owner'],
  body: z.strictObject({
    isNeededForPlay: z.boolean(),
    isNeededForDeposit: z.boolean(),
    payoutFrom: z.number().min(0).max(1e12).optional(),
    reason: Reason,
  }),
  reply: IdentityRules,
})
