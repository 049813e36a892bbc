import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { AmountBound } from '../shapes/desk/payment-methods.ts'

export const listAmountBounds = operatorOperation('listAmountBounds', {
  summary: 'The least and most that the house lets players pay in and out at once, by currency and method.',
  method: 'GET',
  path: '/api/operator/amount-bounds',
  roles: ['support', 'payments', 'risk', 'owner'],
  reply: z.array(AmountBound),
})
