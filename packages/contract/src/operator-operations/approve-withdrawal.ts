import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { ReviewedWithdrawal, WithdrawalParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const approveWithdrawal = operatorOperation('approveWithdrawal', {
  summary: 'Lets a withdrawal that is checked be paid. Above a sum it takes a second operator.',
  method: 'PUT',
  path: '/api/operator/withdrawals/{withdrawalId}/approve',
  roles: ['payments', 'risk', 'owner'],
  params: WithdrawalParams,
  body: z.strictObject({ reason: Reason }),
  reply: ReviewedWithdrawal,
  refusals: ['invoice_closed', 'own_approval'],
})
