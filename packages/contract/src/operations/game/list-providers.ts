import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery, SortBy, SortOrder, text } from '../../shapes/common.ts'
import { Provider } from '../../shapes/game.ts'

export const listProviders = operation('listProviders', {
  summary: 'The game studios; all of them when no page is asked for.',
  method: 'GET',
  path: '/api/game/providers',
  auth: 'none',
  query: z.strictObject({
    ...pageQuery,
    name: text(100).optional(),
    sortBy: SortBy.optional(),
    sortOrder: SortOrder.optional(),
  }),
  reply: z.array(Provider),
  meta: PageMeta,
})
