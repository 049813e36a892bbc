import { listLevels } from '../../modules/offers/loyalty/index.ts'
import { type Handlers, handleRead } from '../handler.ts'
import { metaOf, sliceOf, wholeMeta } from '../paging.ts'

export const retentionHandlers: Handlers = {
  listLoyaltyLevels: handleRead('listLoyaltyLevels', async ({ query, db }) => {
    const levels = await listLevels(db, query)
    if (query.page === undefined && query.perPage === undefined) return { data: levels, meta: wholeMeta(levels.length) }
    const { limit, offset } = sliceOf(query)
    return { data: levels.slice(offset, offset + limit), meta: metaOf(query, levels.length) }
  }),
}
