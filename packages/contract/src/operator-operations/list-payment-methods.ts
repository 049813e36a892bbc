import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CompanyMethod } from '../shapes/desk/payment-methods.ts'

export const listPaymentMethods = operatorOperation('listPaymentMethods', {
  summary: 'Every way to pay in and out of every company that is on, in the order in which companies are asked.',
  method: 'GET',
  path: '/api/operator/payment-methods',
  roles: ['payments', 'risk', 'owner'],
  reply: z.array(CompanyMethod),
})
