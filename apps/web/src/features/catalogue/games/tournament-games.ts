import type { InputOf, Operations } from '@baize/contract'

/** Collections that games are in, or are not. */
export interface GameConditions {
  collections: readonly string[]
  isExcluded: boolean
}

export const GAMES_AT_ONCE = 18
/** On a phone fewer come at once. */
export const GAMES_ON_PHONE = 9

/** What lists the games that count for something, the best known first. */
export function tournamentGames(
  { collections, isExcluded }: GameConditions,
  country: string | null,
  page: number,
  perPage = GAMES_AT_ONCE,
): NonNullable<InputOf<Operations['listGames']>['query']> {
  const named = collections.length > 0 ? [...collections] : undefined
  return {
    ...(isExcluded ? { excludedCollectionIds: named } : { collectionId: named }),
    countries: country ? [country] : undefined,
    sortBy: 'score',
    sortOrder: 'asc',
    page,
    perPage,
  }
}
