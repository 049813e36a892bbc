import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { type GameCardData, toCardData } from '../../../shared/games/game-card-data.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { type CategoryFilter, PAGE_SIZE, categoryQuery, pageSizeHere } from '../categories/category-filter.ts'
import { type Growth, recallGrowth, rememberGrowth } from './grown-lists.ts'
import type { ProviderData } from '../providers/provider-data.ts'
import { withMore } from '../rows/use-row-games.ts'

/** The next games arrive before the end of the list comes into view. */
const NEAR_END = '800px'

export interface GrowingList {
  collectionId: string | null
  filter: CategoryFilter
  providers: readonly ProviderData[]
  games: readonly GameCardData[]
  total: number
}

/** Adds games when the end of the list comes near, or on request; the way back finds the list as it was left. */
export function useGrowingList({ collectionId, filter, providers, games, total }: GrowingList) {
  const { country } = usePage()
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  const [{ more, end }, setGrowth] = useState<Growth>(
    () => recallGrowth(entry) ?? { more: [], end: (filter.page - 1) * PAGE_SIZE + games.length },
  )
  const [isLoading, setIsLoading] = useState(false)
  const sentinel = useRef<HTMLDivElement>(null)

  const loadNext = async () => {
    if (isLoading || end >= total) return
    setIsLoading(true)
    const perPage = pageSizeHere()
    const page = Math.floor(end / perPage) + 1
    try {
      const query = categoryQuery({ ...filter, page }, collectionId, providers, country, perPage)
      const next = (await api.call('listGames', { query })).map(toCardData)
      const growth = { more: withMore([...games, ...more], next).slice(games.length), end: page * perPage }
      rememberGrowth(entry, growth)
      setGrowth(growth)
    } catch {
      showAlert('global.somethingWrong')
    } finally {
      setIsLoading(false)
    }
  }

  const onNearEnd = useEffectEvent(() => void loadNext())
  useEffect(() => {
    const element = sentinel.current
    if (!element) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNearEnd(), { rootMargin: NEAR_END })
    observer.observe(element)
    return () => observer.disconnect()
  }, [end])

  return { games: more.length > 0 ? [...games, ...more] : games, hasMore: end < total, isLoading, loadNext, sentinel }
}
