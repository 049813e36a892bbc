import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Rate, RateParams, WrittenRate } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const setRate = operatorOperation('setRate', {
  summary:
    'Sets what a currency is worth by hand; it holds until it is lifted. What is further from the rate that would hold otherwise than rates move in a day waits for a second operator.',
  method: 'PUT',
  path: '/api/operator/rates/{currency}',
  roles: ['payments', 'owner'],
  params: RateParams,
  body: z.strictObject({ perBase: WrittenRate, reason: Reason }),
  reply: Rate,
  refusals: ['conflict'],
})
