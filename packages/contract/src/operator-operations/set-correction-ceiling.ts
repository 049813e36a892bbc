import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CurrencyCode } from '../shapes/common.ts'
import { CorrectionCeiling } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const setCorrectionCeiling = operatorOperation('setCorrectionCeiling', {
  summary: 'Says what an operator may correct alone in a currency within a day.',
  method: 'PUT',
  path: '/api/operator/correction-ceilings/{currency}',
  roles: ['owner'],
  params: z.strictObject({ currency: CurrencyCode }),
  body: z.strictObject({ aloneMax: z.number().min(0).max(1e15), reason: Reason }),
  reply: CorrectionCeiling,
})
