import { Suspense, lazy } from 'react'
import { CategoryChips } from '../features/catalogue/categories/category-chips.tsx'
import type { GameRowData } from '../features/catalogue/game-row-data.ts'
import { GameRow } from '../features/catalogue/rows/game-row.tsx'
import { ProviderRow } from '../features/catalogue/providers/provider-row.tsx'
import { unpackShelves } from '../features/catalogue/rows/shelves-data.ts'
import { Slider } from '../features/lobby/slider.tsx'
import { Winners } from '../features/lobby/activity/winners.tsx'
import { useText } from '../shared/page/page-context.tsx'
import { useSession } from '../shared/session/use-session.ts'
import type { MainData } from './main-load.ts'
import { PageTitle } from './page-title.tsx'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

const EAGER_COVERS = 8

const PlayerRows = lazy(() =>
  import('../features/catalogue/rows/player-rows.tsx').then((module) => ({ default: module.PlayerRows })),
)

/** Three shelves, the studios, one shelf, the latest wins, then the rest; a player's own at the foot. */
export function MainBlocks({ data }: { data: MainData }) {
  const text = useText('pages.casino')
  const { isPlayer } = useSession()
  const { shelves, providers, wins, nowMs } = data
  const rows = unpackShelves(shelves)
  const shelf = (row: GameRowData) => (
    <GameRow key={row.identity} row={row} eagerCount={row === rows[0] ? EAGER_COVERS : 0} />
  )
  return (
    <div className={styles.stack}>
      <PageTitle>{text('title')}</PageTitle>
      <Slider nowMs={nowMs} label={text('sliderLabel')} />
      <CategoryChips />
      {rows.slice(0, 3).map(shelf)}
      <ProviderRow providers={providers} />
      {rows.slice(3, 4).map(shelf)}
      <Winners wins={wins} />
      {rows.slice(4).map(shelf)}
      {isPlayer && (
        <Suspense>
          <PlayerRows />
        </Suspense>
      )}
      <SeoText part="pages.casino" />
    </div>
  )
}
