import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Rate, RateParams, WrittenRate } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const approveRate = operatorOperation('approveRate', {
  summary: 'Lets a rate that waits hold, named so that no other one is meant. Who asked for it may not.',
  method: 'PUT',
  path: '/api/operator/rates/{currency}/approve',
  roles: ['payments', 'owner'],
  params: RateParams,
  body: z.strictObject({ askedPerBase: WrittenRate, reason: Reason }),
  reply: Rate,
  refusals: ['conflict', 'own_approval'],
})
