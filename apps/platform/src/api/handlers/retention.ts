import { levelsFor, loyaltyOf } from '../../flows/loyalty-levels.ts'
import { type Handlers, handleRead } from '../handler.ts'
import { metaOf, sliceOf, wholeMeta } from '../paging.ts'

export const retentionHandlers: Handlers = {
  getLoyaltyAccount: handleRead('getLoyaltyAccount', async ({ caller, db }) => ({
    data: await loyaltyOf(db, caller.playerId),
  })),

  listLoyaltyLevels: handleRead('listLoyaltyLevels', async ({ query, visitor, services, db }) => {
    const { sortBy = 'order', sortOrder = 'asc', currency, page, perPage } = query
    const sign = sortOrder === 'asc' ? 1 : -1
    const levels = (await levelsFor(db, services, { currency, country: visitor.country })).toSorted(
      (left, right) => sign * (left[sortBy] - right[sortBy]),
    )
    if (page === undefined && perPage === undefined) return { data: levels, meta: wholeMeta(levels.length) }
    const { limit, offset } = sliceOf(query)
    return { data: levels.slice(offset, offset + limit), meta: metaOf(query, levels.length) }
  }),
}
