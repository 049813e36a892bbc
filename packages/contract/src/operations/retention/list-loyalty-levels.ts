import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CurrencyCode, PageMeta, pageQuery, SortOrder } from '../../shapes/common.ts'
import { ListedLevel } from '../../shapes/retention.ts'

export const listLoyaltyLevels = operation('listLoyaltyLevels', {
  summary: 'The levels of the loyalty programme with what each brings; all of them when no page is asked for.',
  method: 'GET',
  path: '/api/retention/levels',
  auth: 'none',
  query: z.strictObject({
    ...pageQuery,
    /** What rewards are told in; the base currency unless told. */
    currency: CurrencyCode.optional(),
    sortBy: z.enum(['order', 'points']).optional(),
    sortOrder: SortOrder.optional(),
  }),
  reply: z.array(ListedLevel),
  meta: PageMeta,
  refusals: ['currency_unavailable'],
})
