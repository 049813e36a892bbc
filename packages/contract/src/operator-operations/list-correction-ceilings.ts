import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CorrectionCeiling } from '../shapes/desk/money.ts'

export const listCorrectionCeilings = operatorOperation('listCorrectionCeilings', {
  summary: 'What an operator may correct alone, by currency. Where none is set, every correction takes two.',
  method: 'GET',
  path: '/api/operator/correction-ceilings',
  roles: ['payments', 'risk', 'owner'],
  reply: z.array(CorrectionCeiling),
})
