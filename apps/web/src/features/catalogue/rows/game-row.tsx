import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { GameCards } from '../games/game-card.tsx'
import type { GameRowData } from '../game-row-data.ts'
import { Row } from './row.tsx'
import { useRowGames } from './use-row-games.ts'

/** A collection as a shelf; more of it arrives when its end comes near. An empty one is left out. */
export function GameRow({ row, eagerCount }: { row: GameRowData; eagerCount?: number }) {
  const { prefix } = usePage()
  const text = useText('globalComponents.cardsGroup')
  const { games, total, loadMore } = useRowGames(row)
  if (games.length === 0) return null
  return (
    <Row
      id={`row-${row.identity}`}
      title={row.title}
      icon={row.icon}
      href={`${prefix}/categories/${row.identity}`}
      allLabel={text.plural('moreButton', total)}
      previousLabel={text('previousLabel')}
      nextLabel={text('nextLabel')}
      onNearEnd={loadMore}
    >
      <GameCards games={games} eagerCount={eagerCount} />
    </Row>
  )
}
