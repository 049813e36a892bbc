import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'

export const NAME_LENGTH_MIN = 2
const DELAY_MS = 500
const PAGE_SIZE = 5
const SUGGESTIONS = 4

interface Found {
  name: string
  games: GameCardData[]
  total: number
  page: number
}

export interface GameSearch {
  state: 'idle' | 'searching' | 'done' | 'failed'
  games: GameCardData[]
  total: number
  suggestions: GameCardData[]
  isLoadingMore: boolean
  loadMore: () => void
}

/** Searches half a second after the last key, from two characters on, five at a time. */
export function useGameSearch(typed: string): GameSearch {
  const { country } = usePage()
  const name = typed.trim()
  const isLongEnough = name.length >= NAME_LENGTH_MIN
  const [found, setFound] = useState<Found | null>(null)
  const [failedName, setFailedName] = useState<string | null>(null)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const suggestions = useSuggestions()

  const ask = (page: number, signal?: AbortSignal) =>
    api.callWithMeta(
      'listGames',
      {
        query: {
          name,
          page,
          perPage: PAGE_SIZE,
          sortBy: 'name',
          sortOrder: 'asc',
          countries: country ? [country] : undefined,
        },
      },
      { signal },
    )

  useEffect(() => {
    if (!isLongEnough) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      ask(1, controller.signal)
        .then(({ data, meta }) => {
          setFailedName(null)
          setFound({ name, games: data.map(toCardData), total: meta.totalRows, page: 1 })
        })
        .catch(() => {
          if (!controller.signal.aborted) setFailedName(name)
        })
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isLongEnough])

  const loadMore = async () => {
    if (!found || isLoadingMore) return
    setIsLoadingMore(true)
    try {
      const { data } = await ask(found.page + 1)
      setFound({ ...found, games: [...found.games, ...data.map(toCardData)], page: found.page + 1 })
    } catch {
      setFailedName(name)
    } finally {
      setIsLoadingMore(false)
    }
  }

  const isCurrent = isLongEnough && found?.name === name
  const state = !isLongEnough ? 'idle' : failedName === name ? 'failed' : isCurrent ? 'done' : 'searching'
  // While the next name is on its way the last result stays, so that the list does not flicker.
  const shown = isLongEnough && found && state !== 'failed' ? found : null
  return {
    state: state === 'searching' && shown && shown.total > 0 ? 'done' : state,
    games: shown?.games ?? [],
    total: shown?.total ?? 0,
    suggestions,
    isLoadingMore,
    loadMore: () => void loadMore(),
  }
}

/** A few games of the first collection, for who does not know what to look for. */
function useSuggestions(): GameCardData[] {
  const { collections } = usePage()
  const [games, setGames] = useState<GameCardData[]>([])
  const collection = collections.find(({ identity }) => identity === 'turbogames') ?? collections[0]
  useEffect(() => {
    if (!collection) return
    let isCurrent = true
    api
      .call('listGames', {
        query: {
          collectionId: collection.id === null ? undefined : [collection.id],
          perPage: SUGGESTIONS,
          sortBy: 'score',
          sortOrder: 'asc',
        },
      })
      .then((list) => isCurrent && setGames(list.slice(0, SUGGESTIONS).map(toCardData)))
      .catch(() => undefined)
    return () => void (isCurrent = false)
  }, [collection])
  return games
}
