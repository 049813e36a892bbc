import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Rate } from '../shapes/desk/money.ts'

export const listRates = operatorOperation('listRates', {
  summary: 'What each currency is worth, since when and by whose word, with the last quote that was not taken over.',
  method: 'GET',
  path: '/api/operator/rates',
  roles: ['payments', 'risk', 'owner'],
  reply: z.array(Rate),
})
