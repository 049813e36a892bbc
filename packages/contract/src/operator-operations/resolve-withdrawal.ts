import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { ReviewedWithdrawal, WithdrawalParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const resolveWithdrawal = operatorOperation('resolveWithdrawal', {
  summary: 'Ends a withdrawal of which something else was paid: `paid` lets the money go, `failed` gives it back.',
  method: 'PUT',
  path: '/api/operator/withdrawals/{withdrawalId}/resolve',
  roles: ['payments', 'owner'],
  params: WithdrawalParams,
  body: z.strictObject({ decision: z.enum(['paid', 'failed']), reason: Reason }),
  reply: ReviewedWithdrawal,
  refusals: ['invoice_closed'],
})
