import { CategoryBrowser } from '../features/catalogue/categories/category-browser.tsx'
import { CategoryChips } from '../features/catalogue/categories/category-chips.tsx'
import { useText } from '../shared/page/page-context.tsx'
import type { CategoryData } from './category-load.ts'
import { PageTitle } from './page-title.tsx'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

/** A collection: the others beside it, its games, and what the content tree says about it. */
export function CategoryBlocks({ data }: { data: CategoryData }) {
  const { collection, filter, providers, provider, games, total } = data
  const text = useText('pages.category')
  return (
    <div className={styles.stack}>
      <CategoryChips current={collection.identity} />
      <PageTitle aside={<span role="status">{text.plural('total', total)}</span>}>{collection.label}</PageTitle>
      <CategoryBrowser
        key={collection.identity}
        collection={collection}
        filter={filter}
        providers={providers}
        games={games}
        total={total}
      />
      <SeoText
        part="pages.category"
        at={provider ? 'providerPageMeta' : 'categoryPageMeta'}
        values={{ category: collection.label, provider: provider ?? '' }}
      />
    </div>
  )
}
