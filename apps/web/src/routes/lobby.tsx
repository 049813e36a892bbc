import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { GameRow, type GameRowData } from '../features/catalogue/game-row.tsx'
import { loadRows, shelves } from '../features/catalogue/load-rows.ts'
import { type ProviderData, ProviderRow, toProviderData } from '../features/catalogue/provider-row.tsx'
import { Hero, heroHref } from '../features/lobby/hero.tsx'
import { Winners } from '../features/lobby/winners.tsx'
import { type WinData, toWinData } from '../features/lobby/wins.ts'
import { readPart } from '../shared/content/text.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { usePageData } from './use-page-data.ts'
import styles from './lobby.module.css'

interface LobbyData extends WithMeta {
  rows: GameRowData[]
  providers: ProviderData[]
  wins: WinData[]
}

/** The shelves named by the content tree, in its order; all of them when it names none. */
export async function load({ api, info, content }: LoadInput): Promise<LobbyData> {
  const home = readPart(content.get('pages.home'))
  const wanted = home.at<{ identity: string }[]>('gameCollections')
  const collections = wanted
    ? wanted.flatMap(({ identity }) => info.collections.filter((collection) => collection.identity === identity))
    : shelves(info)
  const [rows, providers, winners, meta] = await Promise.all([
    loadRows(api, info, collections),
    api.call('listProviders', {}),
    api.call('listWinners', { query: { perPage: 12, platform: 2, countryCode: info.country ?? 'UA' } }),
    metaOf(content, 'pages.home'),
    content.need(['globalComponents.providersSettings']),
  ])
  return {
    rows,
    providers: providers.map(toProviderData).filter(({ count }) => count > 0),
    wins: winners.map(toWinData),
    meta: { ...meta, preloadImage: { href: heroHref(info.direction) } },
  }
}

export function Page() {
  const { rows, providers, wins } = usePageData<LobbyData>()
  const [first, ...others] = rows
  return (
    <div className={styles.stack}>
      <Hero />
      <CategoryChips />
      {first && <GameRow row={first} eagerCount={8} />}
      {others.slice(0, 2).map((row) => (
        <GameRow key={row.identity} row={row} />
      ))}
      <Winners wins={wins} />
      {others.slice(2).map((row) => (
        <GameRow key={row.identity} row={row} />
      ))}
      <ProviderRow providers={providers} />
    </div>
  )
}
