import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CurrencyCode } from '../../shapes/common.ts'
import { PointTerms } from '../../shapes/retention.ts'

export const getPointTerms = operation('getPointTerms', {
  summary: 'What play counts for today: the stake that is one point, and games that count otherwise.',
  method: 'GET',
  path: '/api/retention/points',
  auth: 'none',
  query: z.strictObject({
    /** The base currency unless told. */
    currency: CurrencyCode.optional(),
  }),
  reply: PointTerms,
  refusals: ['currency_unavailable'],
})
