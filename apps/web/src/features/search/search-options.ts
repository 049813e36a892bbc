import type { GameCardData } from '../../shared/games/game-card-data.ts'

/** A studio or a collection, by its name, or a kind of sport of the menu. */
export type FoundPlace =
  | { kind: 'studio' | 'collection'; identity: string; name: string }
  | {
      kind: 'sport'
      identity: string
      name: string
      /** Where it is bet on, and what that page is called. */
      url: string
      page: string
    }

/** One line of the list: words to search for again, where games lie, a game, or the next games. */
export type SearchOption =
  | { kind: 'recent'; words: string }
  | { kind: 'place'; place: FoundPlace }
  | { kind: 'game' | 'suggestion'; game: GameCardData }
  | { kind: 'more' }

export interface SearchSources {
  isEmpty: boolean
  recent: readonly string[]
  places: readonly FoundPlace[]
  games: readonly GameCardData[]
  total: number
  suggestions: readonly GameCardData[]
  /** Nothing is searched for, or nothing was found. */
  isAtLoss: boolean
}

/** The lines of the list, in the order in which arrow keys walk them. */
export function searchOptions(sources: SearchSources): SearchOption[] {
  const { isEmpty, recent, places, games, total, suggestions, isAtLoss } = sources
  return [
    ...(isEmpty ? recent.map((words) => ({ kind: 'recent', words }) as const) : []),
    ...places.map((place) => ({ kind: 'place', place }) as const),
    ...games.map((game) => ({ kind: 'game', game }) as const),
    ...(games.length > 0 && games.length < total ? [{ kind: 'more' } as const] : []),
    ...(isAtLoss ? suggestions.map((game) => ({ kind: 'suggestion', game }) as const) : []),
  ]
}

/** Where an arrow key leads from a line; `-1` is the field itself. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return null
}
