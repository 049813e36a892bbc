import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { DecidedDeposit, DepositParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const failDeposit = operatorOperation('failDeposit', {
  summary: 'Credits nothing for a deposit in review; what came is paid back at the company.',
  method: 'PUT',
  path: '/api/operator/deposits/{depositId}/fail',
  roles: ['payments'],
  params: DepositParams,
  body: z.strictObject({ reason: Reason }),
  reply: DecidedDeposit,
  refusals: ['invoice_closed'],
})
