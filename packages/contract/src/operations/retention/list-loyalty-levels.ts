import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery, SortOrder } from '../../shapes/common.ts'
import { LoyaltyLevel } from '../../shapes/retention.ts'

export const listLoyaltyLevels = operation('listLoyaltyLevels', {
  summary: 'The levels of the loyalty programme; all of them when no page is asked for.',
  method: 'GET',
  path: '/api/retention/levels',
  auth: 'none',
  query: z.strictObject({
    ...pageQuery,
    sortBy: z.enum(['order', 'points']).optional(),
    sortOrder: SortOrder.optional(),
  }),
  reply: z.array(LoyaltyLevel),
  meta: PageMeta,
})
