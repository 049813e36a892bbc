import type { Search } from '../shared/page/search.ts'
import { CategoryBrowser } from '../features/catalogue/category-browser.tsx'
import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { type CategoryFilter, categoryQuery, readFilter, sortOptionsIn } from '../features/catalogue/category-filter.ts'
import { type ProviderData, playableProviders } from '../features/catalogue/provider-data.ts'
import { notFound } from '@tanstack/react-router'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, toCardData } from '../shared/games/game-card-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { MenuCollection } from '../shared/page/page-info.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './lobby.module.css'

interface CategoryData extends WithMeta {
  collection: MenuCollection
  filter: CategoryFilter
  providers: ProviderData[]
  games: GameCardData[]
  total: number
  totalPages: number
}

/** One page of a collection, filtered. An unknown collection is not found; a hidden one is still reachable. */
export async function load({ api, info, content, params, search }: LoadInput): Promise<CategoryData> {
  const collection = await findCollection({ api, info }, params.identity!)
  if (!collection) throw notFound()
  const providers = playableProviders(await api.call('listProviders', {}))
  const sortOptions = sortOptionsIn(readPart(content.get('pages.category')))
  const filter = readFilter(search as Search, sortOptions, providers)
  const { data, meta: paging } = await api.callWithMeta('listGames', {
    query: categoryQuery(filter, collection.id, providers, info.country),
  })
  const onlyProvider =
    filter.providers.length === 1 ? providers.find(({ identity }) => identity === filter.providers[0]) : null
  const meta = await metaOf(
    content,
    'pages.category',
    { category: collection.label, provider: onlyProvider?.name ?? '' },
    onlyProvider ? 'providerPageMeta' : 'categoryPageMeta',
  )
  return {
    collection,
    filter,
    providers,
    games: data.map(toCardData),
    total: paging.totalRows,
    totalPages: paging.totalPages,
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

export function Page() {
  const data = usePageData<CategoryData>()
  const { collection } = data
  return (
    <div className={styles.stack}>
      <CategoryChips current={collection.identity} />
      <PageTitle>{collection.label}</PageTitle>
      <CategoryBrowser key={collection.identity} {...data} />
    </div>
  )
}
