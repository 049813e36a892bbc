import { CategoryChips } from '../features/catalogue/categories/category-chips.tsx'
import type { GameRowData } from '../features/catalogue/game-row-data.ts'
import { GameRow } from '../features/catalogue/rows/game-row.tsx'
import { ProviderRow } from '../features/catalogue/providers/provider-row.tsx'
import { unpackShelves } from '../features/catalogue/rows/shelves-data.ts'
import { ActivityBoard } from '../features/lobby/activity/activity-board.tsx'
import { Banners } from '../features/lobby/banners.tsx'
import { Benefits } from '../features/lobby/benefits.tsx'
import { CategoryCards } from '../features/lobby/category-cards.tsx'
import { ContinuePlace } from '../features/lobby/continue/continue-place.tsx'
import { LoyaltyTeaser } from '../features/lobby/loyalty-teaser.tsx'
import { Promotions } from '../features/lobby/promotions.tsx'
import { QuestTeaser } from '../features/lobby/quest-teaser.tsx'
import { SportsWidgets } from '../features/lobby/sports/sports-widgets.tsx'
import { Spotlight } from '../features/lobby/spotlight.tsx'
import { TournamentTeaser } from '../features/lobby/tournament-teaser.tsx'
import { WheelTeaser } from '../features/lobby/wheel-teaser.tsx'
import type { LobbyData } from './lobby-load.ts'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

const EAGER_COVERS = 8

/** Games first, with something else after every few shelves, so that a long page keeps a rhythm. */
export function LobbyBlocks({ data }: { data: LobbyData }) {
  const { providers, activity, spotlight } = data
  const all = unpackShelves(data.shelves)
  const lit = spotlight ? all.find(({ identity }) => identity === spotlight.collection) : undefined
  const rows = all.filter((row) => row !== lit)
  return (
    <div className={styles.stack}>
      <div>
        <ContinuePlace />
        <Banners />
      </div>
      <CategoryChips />
      {rows[0] && <GameRow row={rows[0]} eagerCount={EAGER_COVERS} />}
      <CategoryCards />
      <Shelves rows={rows.slice(1, 3)} />
      {spotlight && (
        <div className={styles.group}>
          <Spotlight game={spotlight.game} />
          {lit && <GameRow row={lit} />}
        </div>
      )}
      <Shelves rows={rows.slice(3, 5)} />
      <SportsWidgets />
      <ProviderRow providers={providers} />
      <Shelves rows={rows.slice(5, 7)} />
      <ActivityBoard rows={activity} />
      <Shelves rows={rows.slice(7)} />
      <QuestTeaser />
      <TournamentTeaser running={data.tournament} />
      <WheelTeaser />
      <LoyaltyTeaser />
      <Benefits />
      <Promotions />
      <SeoText part="pages.home" />
    </div>
  )
}

function Shelves({ rows }: { rows: readonly GameRowData[] }) {
  return rows.map((row) => <GameRow key={row.identity} row={row} />)
}
