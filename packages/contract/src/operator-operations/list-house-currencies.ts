import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { HouseCurrency } from '../shapes/desk/house.ts'

export const listHouseCurrencies = operatorOperation('listHouseCurrencies', {
  summary: 'Every currency of the house in the order of lists, whether it is offered, and what deposits in it ask for.',
  method: 'GET',
  path: '/api/operator/currencies',
  roles: ['support', 'payments', 'risk', 'owner'],
  reply: z.array(HouseCurrency),
})
