import { useEffect, useMemo, useState } from 'react'
import { api } from '../../shared/api.ts'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import type { MenuCollection } from '../../shared/page/page-info.ts'
import type { FoundPlace } from './search-options.ts'

export const NAME_LENGTH_MIN = 2
const DELAY_MS = 500
const PAGE_SIZE = 5
const PLACES_MAX = 2
const SPORTS_MAX = 4

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
 * with the words, with the studios, collections and kinds of sport of that name.
 */
export function useGameSearch(typed: string): GameSearch {
  const { country, collections } = usePage()
  const sports = useSports()
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
          const places = [...sportsNamed(name, sports), ...collectionsNamed(name, collections), ...studios]
          setFound({ name, places, games, total, page: 1 })
        })
        .catch(() => {
          if (!controller.signal.aborted) setFailedName(name)
        })
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isLongEnough, country, collections, sports])

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
    .filter(({ id, label }) => id !== null && hasWord(label, wanted))
    .slice(0, PLACES_MAX)
    .map(({ identity, label }) => ({ kind: 'collection', identity, name: label }))
}

interface SportItem {
  label: string
  sportsbookList?: { discipline: string; label: string; url: string }[]
}

/** The kinds of sport of the menu, where a betting company serves the visitor. */
function useSports(): FoundPlace[] {
  const { flags } = usePage()
  const text = useText('layout.siteSidebar')
  const items = flags.betting ? text.at<SportItem[]>('topMenu.items') : undefined
  return useMemo(
    () =>
      (items ?? []).flatMap(({ label: page, sportsbookList = [] }) =>
        sportsbookList.map(({ discipline, label, url }) => ({
          kind: 'sport' as const,
          identity: discipline,
          name: label,
          url,
          page,
        })),
      ),
    [items],
  )
}

/** By a word of their name or of that of their page, which all of them are found by. */
export function sportsNamed(name: string, sports: readonly FoundPlace[]): FoundPlace[] {
  const wanted = folded(name)
  return sports
    .filter((sport) => hasWord(sport.name, wanted) || (sport.kind === 'sport' && hasWord(sport.page, wanted)))
    .slice(0, SPORTS_MAX)
}

const hasWord = (words: string, wanted: string) => ` ${folded(words)}`.includes(` ${wanted}`)

const folded = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
