import { useRef, useState } from 'react'
import type { GameCardData } from '../../shared/games/game-card-data.ts'
import { toCardData } from '../../shared/games/game-card-data.ts'
import { api } from '../../shared/api.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { GameCards } from './game-card.tsx'
import { Row } from './row.tsx'
import { ROW_SIZE, rowQuery } from './row-query.ts'

export interface GameRowData {
  /** Collection identity. */
  identity: string
  id: string | null
  title: string
  total: number
  games: GameCardData[]
}

/** A collection as a shelf; more of it arrives when its end comes near. An empty one is left out. */
export function GameRow({ row, eagerCount }: { row: GameRowData; eagerCount?: number }) {
  const { prefix, country } = usePage()
  const text = useText('globalComponents.cardsGroup')
  const format = useFormat()
  const [more, setMore] = useState<GameCardData[]>([])
  const isLoading = useRef(false)
  const games = more.length > 0 ? [...row.games, ...more] : row.games

  const loadMore = async () => {
    if (isLoading.current || games.length >= row.total) return
    isLoading.current = true
    try {
      const page = Math.floor(games.length / ROW_SIZE) + 1
      const next = await api.call('listGames', { query: rowQuery(row.id, country, page) })
      const known = new Set(games.map(({ identity }) => identity))
      setMore([...more, ...next.map(toCardData).filter(({ identity }) => !known.has(identity))])
    } catch {
      // The shelf stays as long as it is; scrolling on asks again.
    } finally {
      isLoading.current = false
    }
  }

  if (row.games.length === 0) return null
  return (
    <Row
      id={`row-${row.identity}`}
      title={row.title}
      href={`${prefix}/categories/${row.identity}`}
      allLabel={text('moreButton', { count: format.count(row.total) })}
      previousLabel={text('previousLabel')}
      nextLabel={text('nextLabel')}
      onNearEnd={() => void loadMore()}
    >
      <GameCards games={games} eagerCount={eagerCount} />
    </Row>
  )
}
