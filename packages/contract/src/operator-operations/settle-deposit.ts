import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { DecidedDeposit, DepositParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const settleDeposit = operatorOperation('settleDeposit', {
  summary: 'Credits what was paid for a deposit in review.',
  method: 'PUT',
  path: '/api/operator/deposits/{depositId}/settle',
  roles: ['payments'],
  params: DepositParams,
  body: z.strictObject({ reason: Reason }),
  reply: DecidedDeposit,
  refusals: ['invoice_closed', 'other_currency_paid'],
})
