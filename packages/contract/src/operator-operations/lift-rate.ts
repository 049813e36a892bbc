import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Rate, RateParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const liftRate = operatorOperation('liftRate', {
  summary: 'Gives a rate that is held by hand back to the companies, and drops one that waits for a second operator.',
  method: 'PUT',
  path: '/api/operator/rates/{currency}/lift',
  roles: ['payments', 'owner'],
  params: RateParams,
  body: z.strictObject({ reason: Reason }),
  reply: Rate,
})
