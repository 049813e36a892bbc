import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { withdrawalRefusals } from '../kinds.ts'
import { requiredText } from '../shapes/common.ts'
import { ReviewedWithdrawal, WithdrawalParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const refuseWithdrawal = operatorOperation('refuseWithdrawal', {
  summary:
    'Gives the money of a withdrawal back, and tells its player why in their language, with a sentence of your own.',
  method: 'PUT',
  path: '/api/operator/withdrawals/{withdrawalId}/refuse',
  roles: ['payments', 'risk', 'owner'],
  params: WithdrawalParams,
  body: z.strictObject({ why: z.enum(withdrawalRefusals), note: requiredText(500).optional(), reason: Reason }),
  reply: ReviewedWithdrawal,
  refusals: ['invoice_closed'],
})
