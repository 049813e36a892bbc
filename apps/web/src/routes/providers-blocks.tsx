import { FeaturedProvider } from '../features/catalogue/providers/featured-provider.tsx'
import { ProvidersBrowser } from '../features/catalogue/providers/providers-browser.tsx'
import { useText } from '../shared/page/page-context.tsx'
import { useFormat } from '../shared/page/use-format.ts'
import { PageTitle } from './page-title.tsx'
import type { ProvidersData } from './providers-load.ts'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

/** The studios of the house, one of them in the light. */
export function ProvidersBlocks({ data }: { data: ProvidersData }) {
  const { providers, name, sort, featured } = data
  const text = useText('pages.providers')
  const format = useFormat()
  const games = providers.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.stack}>
      <PageTitle
        aside={
          <span role="status">
            {format.count(providers.length)} {text('providersLabel')} · {format.count(games)} {text('gamesLabel')}
          </span>
        }
      >
        {text('title')}
      </PageTitle>
      {featured && <FeaturedProvider {...featured} />}
      <ProvidersBrowser providers={providers} name={name} sort={sort} />
      <SeoText part="pages.providers" />
    </div>
  )
}
