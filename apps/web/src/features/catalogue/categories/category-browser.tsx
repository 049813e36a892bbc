import { useRouter } from '@tanstack/react-router'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import type { GameCardData } from '../../../shared/games/game-card-data.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import type { MenuCollection } from '../../../shared/page/page-info.ts'
import { stringifySearch } from '../../../shared/page/search.ts'
import { type CategoryFilter, type FilterHref, filterSearch } from './category-filter.ts'
import { CategoryTools } from './category-tools.tsx'
import { GrowingGrid } from '../games/growing-grid.tsx'
import type { ProviderData } from '../providers/provider-data.ts'
import { ProviderTags } from '../providers/provider-tags.tsx'
import styles from './category-browser.module.css'

export interface CategoryBrowserProps {
  collection: MenuCollection
  filter: CategoryFilter
  providers: ProviderData[]
  games: GameCardData[]
  total: number
}

/** A collection: how to narrow it, and the games that fit. All of the filter stands in the address. */
export function CategoryBrowser({ collection, filter, providers, games, total }: CategoryBrowserProps) {
  const { prefix } = usePage()
  const router = useRouter()
  const dialogs = useDialogs()
  const path = `${prefix}/categories/${collection.identity}`
  const hrefOf: FilterHref = (change) => path + stringifySearch(filterSearch({ ...filter, page: 1, ...change }))
  const go = (change: Partial<CategoryFilter>) => router.history.replace(hrefOf(change))
  const chooseProviders = () =>
    dialogs.open('providers', {
      providers,
      selected: filter.providers,
      onChoose: (chosen) => go({ providers: chosen }),
    })
  return (
    <div className={styles.browser}>
      <CategoryTools path={path} filter={filter} onChange={go} onChooseProviders={chooseProviders} />
      <ProviderTags filter={filter} providers={providers} hrefOf={hrefOf} />
      <GrowingGrid
        key={JSON.stringify(filter)}
        collectionId={collection.id}
        filter={filter}
        providers={providers}
        games={games}
        total={total}
        path={path}
        hrefOf={hrefOf}
      />
    </div>
  )
}
