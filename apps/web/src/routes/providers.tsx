import { ProvidersBrowser } from '../features/catalogue/providers-browser.tsx'
import { type ProviderData, playableProviders } from '../features/catalogue/provider-data.ts'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { one } from '../shared/page/search.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './lobby.module.css'

interface ProvidersData extends WithMeta {
  providers: ProviderData[]
  name: string
  sort: string
}

/** The studios that have games, filtered and ordered as the address says. */
export async function load({ api, content, search }: LoadInput): Promise<ProvidersData> {
  const name = one(search, 'name')?.trim().slice(0, 100) ?? ''
  const sortBy = one(search, 'sortBy')
  const sortOrder = one(search, 'sortOrder') === 'desc' ? 'desc' : 'asc'
  const [providers, meta] = await Promise.all([
    api.call('listProviders', {
      query: {
        name: name.length >= 2 ? name : undefined,
        sortBy: sortBy && /^[A-Za-z]{1,32}$/.test(sortBy) ? sortBy : undefined,
        sortOrder: sortBy ? sortOrder : undefined,
      },
    }),
    metaOf(content, 'pages.providers'),
    content.need(['globalComponents.providersSettings', 'globalComponents.cardsGroup']),
  ])
  return {
    providers: playableProviders(providers),
    name,
    sort: `${sortBy ?? 'default'} ${sortOrder}`,
    meta,
  }
}

export function Page() {
  const text = useText('pages.providers')
  const { providers, name, sort } = usePageData<ProvidersData>()
  return (
    <div className={styles.stack}>
      <PageTitle>{text('title')}</PageTitle>
      <ProvidersBrowser providers={providers} name={name} sort={sort} />
    </div>
  )
}
