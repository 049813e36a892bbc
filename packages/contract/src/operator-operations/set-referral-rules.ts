import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { ReferralRules, ReferralSum } from '../shapes/desk/players.ts'

export const setReferralRules = operatorOperation('setReferralRules', {
  summary: 'Says whether players may bring others, and when that counts. Without `countMax` they may bring any number.',
  method: 'PUT',
  path: '/api/operator/referral-rules',
  roles: ['owner'],
  body: z.strictObject({
    isEnabled: z.boolean(),
    depositFrom: ReferralSum,
    stakeFrom: ReferralSum,
    days: z.int().min(1).max(365),
    countMax: z.int().min(1).max(1_000_000).optional(),
    reason: Reason,
  }),
  reply: ReferralRules,
})
