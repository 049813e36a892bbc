import type { PointTerms } from '@baize/contract'
import { notFound } from '@tanstack/react-router'
import { type LevelData, toLevels } from '../features/loyalty/level-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface LoyaltyData extends WithMeta {
  levels: LevelData[]
  /** What play counts for, in the base currency. */
  terms: PointTerms
}

/** The levels of the house; not there while the programme is off. */
export async function load({ api, info, content }: LoadInput): Promise<LoyaltyData> {
  if (!info.flags.loyaltyEnabled) throw notFound()
  const [levels, terms, meta] = await Promise.all([
    api.call('listLoyaltyLevels', { query: { sortBy: 'order', sortOrder: 'asc' } }),
    api.call('getPointTerms', { query: {} }),
    metaOf(content, 'pages.loyalty'),
  ])
  return { levels: toLevels(levels), terms, meta }
}
