import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'

export const NAME_LENGTH_MIN = 2
const DELAY_MS = 500
const PAGE_SIZE = 5

interface Found {
  name: string
  games: GameCardData[]
  total: number
  page: number
}

export interface GameSearch {
  /** `idle` while there is too little to search for. The last result stays on while the next is on its way. */
  state: 'idle' | 'searching' | 'done' | 'failed'
  games: GameCardData[]
  total: number
  isLoadingMore: boolean
  loadMore: () => void
}

/** Searches half a second after the last key, from two characters on, five at a time by name. */
export function useGameSearch(typed: string): GameSearch {
  const { country } = usePage()
  const name = typed.trim()
  const isLongEnough = name.length >= NAME_LENGTH_MIN
  const [found, setFound] = useState<Found | null>(null)
  const [failedName, setFailedName] = useState<string | null>(null)
  const [isLoadingMore, setIsLoadingMore] = useState(false)

  useEffect(() => {
    if (!isLongEnough) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      askFor(name, { page: 1, country, signal: controller.signal })
        .then(({ games, total }) => {
          setFailedName(null)
          setFound({ name, games, total, page: 1 })
        })
        .catch(() => {
          if (!controller.signal.aborted) setFailedName(name)
        })
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isLongEnough, country])

  const loadMore = async () => {
    if (!found || isLoadingMore) return
    setIsLoadingMore(true)
    try {
      const { games } = await askFor(found.name, { page: found.page + 1, country })
      setFound((now) =>
        now?.name === found.name ? { ...now, games: [...now.games, ...games], page: now.page + 1 } : now,
      )
    } catch {
      setFailedName(name)
    } finally {
      setIsLoadingMore(false)
    }
  }

  const state = !isLongEnough ? 'idle' : failedName === name ? 'failed' : found?.name === name ? 'done' : 'searching'
  const shown = isLongEnough && state !== 'failed' ? found : null
  return {
    state,
    games: shown?.games ?? [],
    total: shown?.total ?? 0,
    isLoadingMore,
    loadMore: () => void loadMore(),
  }
}

interface Ask {
  page: number
  country: string | null
  signal?: AbortSignal
}

async function askFor(name: string, { page, country, signal }: Ask) {
  const query = {
    name,
    page,
    perPage: PAGE_SIZE,
    sortBy: 'name',
    sortOrder: 'asc',
    countries: country ? [country] : undefined,
  } as const
  const { data, meta } = await api.callWithMeta('listGames', { query }, { signal })
  return { games: data.map(toCardData), total: meta.totalRows }
}
