import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { GameRow, type GameRowData } from '../features/catalogue/game-row.tsx'
import { loadRows, shelves } from '../features/catalogue/load-rows.ts'
import { type ProviderData, ProviderRow, toProviderData } from '../features/catalogue/provider-row.tsx'
import { Winners } from '../features/lobby/winners.tsx'
import { type WinData, toWinData } from '../features/lobby/wins.ts'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './lobby.module.css'

interface MainData extends WithMeta {
  rows: GameRowData[]
  providers: ProviderData[]
  wins: WinData[]
}

/** Every collection that is not hidden, as a shelf. */
export async function load({ api, info, content }: LoadInput): Promise<MainData> {
  const [rows, providers, winners, meta] = await Promise.all([
    loadRows(api, info, shelves(info)),
    api.call('listProviders', {}),
    api.call('listWinners', { query: { perPage: 12, platform: 2, countryCode: info.country ?? 'UA' } }),
    metaOf(content, 'pages.casino'),
    content.need(['globalComponents.providersSettings']),
  ])
  return {
    rows,
    providers: providers.map(toProviderData).filter(({ count }) => count > 0),
    wins: winners.map(toWinData),
    meta,
  }
}

/** Three shelves, the studios, one shelf, the latest wins, then the rest. */
export function Page() {
  const text = useText('pages.casino')
  const { rows, providers, wins } = usePageData<MainData>()
  const shelf = (row: GameRowData, index: number) => (
    <GameRow key={row.identity} row={row} eagerCount={index === 0 ? 8 : 0} />
  )
  return (
    <div className={styles.stack}>
      <PageTitle>{text('title')}</PageTitle>
      <CategoryChips />
      {rows.slice(0, 3).map(shelf)}
      <ProviderRow providers={providers} />
      {rows.slice(3, 4).map((row) => (
        <GameRow key={row.identity} row={row} />
      ))}
      <Winners wins={wins} />
      {rows.slice(4).map((row) => (
        <GameRow key={row.identity} row={row} />
      ))}
    </div>
  )
}
