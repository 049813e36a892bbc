import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GameCardData, toCardData } from '../../../shared/games/game-card-data.ts'
import { api } from '../../../shared/api.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import type { GameRowData } from '../game-row-data.ts'
import { ROW_SIZE, rowQuery } from './row-query.ts'

interface Shelf {
  games: readonly GameCardData[]
  total: number
  /** Pages asked for so far. */
  page: number
}

/** The games of a shelf: those that came with the page, more on request, all anew when somebody signs in. */
export function useRowGames(row: GameRowData) {
  const { country } = usePage()
  const { status } = useSession()
  const [shelf, setShelf] = useState<Shelf>({ games: row.games, total: row.total, page: 1 })
  const isLoading = useRef(false)

  const load = async (page: number) => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const { data, meta } = await api.callWithMeta('listGames', { query: rowQuery(row.id, country, page) })
      setShelf((before) => ({
        games: page === 1 ? data.map(toCardData) : withMore(before.games, data.map(toCardData)),
        total: meta.totalRows,
        page,
      }))
    } catch {
      // The shelf stays as long as it is; scrolling on asks again.
    } finally {
      isLoading.current = false
    }
  }
  const loadMore = () => {
    if (shelf.page * ROW_SIZE < shelf.total) void load(shelf.page + 1)
  }

  const known = useRef(status)
  const onStatus = useEffectEvent(() => {
    if (known.current === 'guest' && status === 'player') void load(1)
    known.current = status
  })
  useEffect(() => onStatus(), [status])

  return { games: shelf.games, total: shelf.total, loadMore }
}

/** Games move between pages while one reads; each is shown once. */
export function withMore(games: readonly GameCardData[], more: readonly GameCardData[]): GameCardData[] {
  const known = new Set(games.map(({ identity }) => identity))
  return [...games, ...more.filter(({ identity }) => !known.has(identity))]
}
