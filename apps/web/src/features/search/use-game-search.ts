import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import type { MenuCollection } from '../../shared/page/page-info.ts'
import type { FoundPlace } from './search-options.ts'

export const NAME_LENGTH_MIN = 2
const DELAY_MS = 500
const PAGE_SIZE = 5
const PLACES_MAX = 2

interface Found {
  name: string
  places: FoundPlace[]
  games: GameCardData[]
  total: number
  page: number
}

export interface GameSearch {
  /** `idle` while there is too little to search for. The last result stays on while the next is on its way. */
  state: 'idle' | 'searching' | 'done' | 'failed'
  places: FoundPlace[]
  games: GameCardData[]
  total: number
  isLoadingMore: boolean
  loadMore: () => void
}

/**
 * Searches half a second after the last key, from two characters on: games five at a time, those first whose name begins
 * with the words, with the studios and collections of that name.
 */
export function useGameSearch(typed: string): GameSearch {
  const { country, collections } = usePage()
  const name = typed.trim()
  const isLongEnough = name.length >= NAME_LENGTH_MIN
  const [found, setFound] = useState<Found | null>(null)
  const [failedName, setFailedName] = useState<string | null>(null)
  const [isLoadingMore, setIsLoadingMore] = useState(false)

  useEffect(() => {
    if (!isLongEnough) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const { signal } = controller
      Promise.all([askFor(name, { page: 1, country, signal }), studiosNamed(name, signal)])
        .then(([{ games, total }, studios]) => {
          setFailedName(null)
          setFound({ name, places: [...collectionsNamed(name, collections), ...studios], games, total, page: 1 })
        })
        .catch(() => {
          if (!controller.signal.aborted) setFailedName(name)
        })
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isLongEnough, country, collections])

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
    places: shown?.places ?? [],
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
    countries: country ? [country] : undefined,
  } as const
  const { data, meta } = await api.callWithMeta('listGames', { query }, { signal })
  return { games: data.map(toCardData), total: meta.totalRows }
}

async function studiosNamed(name: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const studios = await api.call('listProviders', { query: { name } }, { signal })
  return studios
    .filter(({ gameEnabledCount }) => gameEnabledCount > 0)
    .slice(0, PLACES_MAX)
    .map((studio) => ({ kind: 'studio', identity: studio.identity, name: studio.name }))
}

/** By a word of their label, in whatever language it is. */
export function collectionsNamed(name: string, collections: readonly MenuCollection[]): FoundPlace[] {
  const wanted = folded(name)
  return collections
    .filter(({ id, label }) => id !== null && ` ${folded(label)}`.includes(` ${wanted}`))
    .slice(0, PLACES_MAX)
    .map(({ identity, label }) => ({ kind: 'collection', identity, name: label }))
}

const folded = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
