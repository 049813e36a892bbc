import type { InputOf, Operations } from '@baize/contract'
import type { Text } from '../../../shared/content/text.ts'
import { type Search, many, one } from '../../../shared/page/search.ts'

export interface SortOption {
  label: string
  sortBy: string
  sortOrder: 'asc' | 'desc'
}

/** What a category page shows, as its address says. */
export interface CategoryFilter {
  page: number
  /** At least two characters, otherwise empty. */
  name: string
  /** Provider identities. */
  providers: string[]
  sortBy: string
  sortOrder: 'asc' | 'desc'
}

/** The address of the same collection with some of its filter changed. */
export type FilterHref = (change: Partial<CategoryFilter>) => string

/** What `page` in the address counts by, and what the server renders. */
export const PAGE_SIZE = 72
const PHONE_PAGE_SIZE = 24
const PHONE = '(max-width: 767px) and (max-height: 999px)'
export const NAME_LENGTH_MIN = 2

export function sortOptionsIn(text: Text): SortOption[] {
  return text.at<SortOption[]>('sortOptions') ?? []
}

/** Options a visitor may choose: ordering by score is for players. */
export function sortOptionsFor(options: readonly SortOption[], isPlayer: boolean): SortOption[] {
  return options.filter(({ sortBy }) => isPlayer || sortBy !== 'score')
}

/** Reads an address. What does not fit falls back: unknown providers are dropped, an unknown order is by score. */
export function readFilter(
  search: Search,
  options: readonly SortOption[],
  providers: readonly { identity: string }[],
): CategoryFilter {
  const name = one(search, 'name')?.trim() ?? ''
  const sort = options.find(
    ({ sortBy, sortOrder }) => sortBy === one(search, 'sortBy') && sortOrder === one(search, 'sortOrder'),
  )
  const page = Number(one(search, 'page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    name: name.length >= NAME_LENGTH_MIN ? name.slice(0, 100) : '',
    providers: many(search, 'provider').filter((identity) =>
      providers.some((provider) => provider.identity === identity),
    ),
    sortBy: sort?.sortBy ?? 'score',
    sortOrder: sort?.sortOrder ?? 'asc',
  }
}

/** The address members of a filter; what is as usual is left out. */
export function filterSearch({
  page,
  name,
  providers,
  sortBy,
  sortOrder,
}: CategoryFilter): Record<string, string | string[]> {
  const isUsualSort = sortBy === 'score' && sortOrder === 'asc'
  return {
    ...(name && { name }),
    ...(page > 1 && { page: String(page) }),
    ...(providers.length > 0 && { provider: providers }),
    ...(!isUsualSort && { sortBy, sortOrder }),
  }
}

/** How many games this browser asks for at a time. */
export function pageSizeHere(): number {
  return matchMedia(PHONE).matches ? PHONE_PAGE_SIZE : PAGE_SIZE
}

/** What to ask the platform for; `perPage` counts the filter's page. */
export function categoryQuery(
  filter: CategoryFilter,
  collectionId: string | null,
  providers: readonly { id: string; identity: string }[],
  country: string | null,
  perPage = PAGE_SIZE,
): InputOf<Operations['listGames']>['query'] {
  const providerId = providers.filter(({ identity }) => filter.providers.includes(identity)).map(({ id }) => id)
  return {
    collectionId: collectionId === null ? undefined : [collectionId],
    providerId: providerId.length > 0 ? providerId : undefined,
    name: filter.name || undefined,
    countries: country ? [country] : undefined,
    sortBy: filter.sortBy,
    sortOrder: filter.sortOrder,
    page: filter.page,
    perPage,
  }
}
