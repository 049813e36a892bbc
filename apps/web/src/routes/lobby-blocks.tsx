import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { GameCards } from '../features/catalogue/game-card.tsx'
import { GameRow } from '../features/catalogue/game-row.tsx'
import { ProviderRow } from '../features/catalogue/provider-row.tsx'
import { ActivityBoard } from '../features/lobby/activity-board.tsx'
import { Banners } from '../features/lobby/banners.tsx'
import { Benefits } from '../features/lobby/benefits.tsx'
import { CategoryCards } from '../features/lobby/category-cards.tsx'
import { Promotions } from '../features/lobby/promotions.tsx'
import { Spotlight } from '../features/lobby/spotlight.tsx'
import type { LobbyData } from './lobby.tsx'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

const EAGER_COVERS = 8
const BESIDE_SPOTLIGHT = 4

/** Games first, with something else after every few shelves, so that a long page keeps a rhythm. */
export function LobbyBlocks({ data }: { data: LobbyData }) {
  const { rows, providers, activity, spotlight } = data
  const shelf = (row: LobbyData['rows'][number], index: number) => (
    <GameRow key={row.identity} row={row} eagerCount={index === 0 ? EAGER_COVERS : 0} />
  )
  return (
    <div className={styles.stack}>
      <Banners />
      <CategoryChips />
      {rows.slice(0, 1).map(shelf)}
      <CategoryCards />
      {rows.slice(1, 3).map((row) => shelf(row, 1))}
      {spotlight && (
        <Spotlight game={spotlight.game}>
          <GameCards games={spotlight.beside.slice(0, BESIDE_SPOTLIGHT)} />
        </Spotlight>
      )}
      {rows.slice(3, 6).map((row) => shelf(row, 1))}
      <ProviderRow providers={providers} />
      {rows.slice(6, 8).map((row) => shelf(row, 1))}
      <ActivityBoard rows={activity} />
      {rows.slice(8).map((row) => shelf(row, 1))}
      <Benefits />
      <Promotions />
      <SeoText part="pages.home" />
    </div>
  )
}
