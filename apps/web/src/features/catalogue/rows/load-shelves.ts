import type { Client } from '@baize/client'
import { toCardData } from '../../../shared/games/game-card-data.ts'
import type { MenuCollection, PageInfo } from '../../../shared/page/page-info.ts'
import { rowQuery } from './row-query.ts'
import { leadWithOthers } from './lead-with-others.ts'
import { type ShelvesData, packShelves } from './shelves-data.ts'

/** Collections that make a shelf: all but the one that holds every game. */
export function shelfCollections({ collections }: Pick<PageInfo, 'collections'>): MenuCollection[] {
  return collections.filter(({ id }) => id !== null)
}

/** The shelves of some collections, loaded side by side, each beginning with games that none before it begins with. */
export async function loadShelves(
  api: Client,
  { country }: Pick<PageInfo, 'country'>,
  collections: readonly MenuCollection[],
): Promise<ShelvesData> {
  const rows = await Promise.all(
    collections.map(async ({ id, identity, label, icon }) => {
      const { data, meta } = await api.callWithMeta('listGames', { query: rowQuery(id, country) })
      return { id, identity, title: label, icon, total: meta.totalRows, games: data.map(toCardData) }
    }),
  )
  return packShelves(leadWithOthers(rows))
}
