import type { InputOf, Operations } from '@baize/contract'

export const ROW_SIZE = 18

/** One page of a shelf, the most popular games first. */
export function rowQuery(
  collectionId: string | null,
  country: string | null,
  page = 1,
): InputOf<Operations['listGames']>['query'] {
  return {
    collectionId: collectionId === null ? undefined : [collectionId],
    page,
    perPage: ROW_SIZE,
    sortBy: 'score',
    sortOrder: 'asc',
    countries: country ? [country] : undefined,
  }
}
