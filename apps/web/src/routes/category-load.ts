import { notFound } from '@tanstack/react-router'
import {
  type CategoryFilter,
  PAGE_SIZE,
  categoryQuery,
  pageSizeHere,
  readFilter,
  sortOptionsIn,
} from '../features/catalogue/categories/category-filter.ts'
import { type ProviderData, playableProviders } from '../features/catalogue/providers/provider-data.ts'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, toCardData } from '../shared/games/game-card-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { MenuCollection } from '../shared/page/page-info.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface CategoryData extends WithMeta {
  collection: MenuCollection
  filter: CategoryFilter
  providers: ProviderData[]
  /** The one studio the games are narrowed to, `null` for none or several. */
  provider: string | null
  games: GameCardData[]
  total: number
}

/** One page of a collection, filtered. An unknown collection is not found; a hidden one is still reachable. */
export async function load({ api, info, content, params, search }: LoadInput): Promise<CategoryData> {
  const [collection, allProviders] = await Promise.all([
    findCollection({ api, info }, params.identity!),
    api.call('listProviders', {}),
  ])
  if (!collection) throw notFound()
  const providers = playableProviders(allProviders)
  const filter = readFilter(search, sortOptionsIn(readPart(content.get('pages.category'))), providers)
  // A page by number is always counted as the server counts it.
  const perPage = typeof document === 'undefined' || filter.page > 1 ? PAGE_SIZE : pageSizeHere()
  const { data, meta: paging } = await api.callWithMeta('listGames', {
    query: categoryQuery(filter, collection.id, providers, info.country, perPage),
  })
  const [only, ...others] = providers.filter(({ identity }) => filter.providers.includes(identity))
  const provider = only && others.length === 0 ? only.name : null
  const meta = await metaOf(
    content,
    'pages.category',
    { category: collection.label, provider: provider ?? '' },
    provider ? 'providerPageMeta' : 'categoryPageMeta',
  )
  return {
    collection,
    filter,
    providers,
    provider,
    games: data.map(toCardData),
    total: paging.totalRows,
    meta: { ...meta, canonicalPath: `/categories/${collection.identity}` },
  }
}

async function findCollection(
  { api, info }: Pick<LoadInput, 'api' | 'info'>,
  identity: string,
): Promise<MenuCollection | null> {
  const listed = info.collections.find((collection) => collection.identity === identity)
  if (listed) return listed
  const found = (await api.call('listCollections', {})).find((collection) => collection.identity === identity)
  return found ? { id: found.id, identity, label: found.name, icon: 'cherry', count: 0 } : null
}
