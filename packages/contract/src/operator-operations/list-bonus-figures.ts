import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { BonusFigures } from '../shapes/desk/offers.ts'

export const listBonusFigures = operatorOperation('listBonusFigures', {
  summary: 'Every bonus of the files: what sets it off, what it gives and what it costs on average.',
  method: 'GET',
  path: '/api/operator/offers/bonuses',
  roles: ['support', 'payments', 'risk', 'content', 'owner'],
  reply: z.array(BonusFigures),
})
