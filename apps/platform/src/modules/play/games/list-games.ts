import { many, one, type Queryable } from '@baize/database'
import { isUuid } from '@baize/kit'
import type { Directory } from './directory.ts'
import { fold } from './fold.ts'
import { GAME_COLUMNS, type GameRow } from './game-row.ts'

/** What a list of games may be narrowed by. An empty or absent member does not narrow. */
export interface GameFilter {
  name?: string
  /** Ids or identities, any of them. */
  collections?: string[]
  /** Ids or identities: games in any of them are left out. */
  excludedCollections?: string[] | undefined
  /** Ids or identities, any of them. */
  providers?: string[]
  /** Ids or identities; a game matches by either list. */
  games?: string[]
  /** The visitor's countries: games closed in one of them are left out. */
  countries?: string[]
  platform?: number
}

export interface GameOrder {
  /**
   * `score`, `name`, `createdAt`; for anything else names that begin with the text that is looked for, then those of
   * which another word does, each by name; without a text the order of the feed.
   */
  sortBy?: string
  sortOrder?: 'asc' | 'desc'
}

/** The columns behind the names a caller may sort by; each has an index that ends in the id. */
const ORDERS: Record<string, string> = { score: 'popularity', name: 'search_name', createdAt: 'game.id' }

/** Enabled games that match, in order, with the number of all matches. Without `limit` all are read. */
export async function readGames(
  db: Queryable,
  directory: Directory,
  filter: GameFilter,
  order: GameOrder,
  slice: { limit: number; offset: number } | null,
): Promise<{ rows: GameRow[]; totalRows: number }> {
  const { where, values, byMatch } = conditions(directory, filter)
  const direction = order.sortOrder === 'desc' ? 'DESC' : 'ASC'
  const column = (order.sortBy && Object.hasOwn(ORDERS, order.sortBy) && ORDERS[order.sortBy]) || byMatch || 'position'
  const limit = slice ? `LIMIT ${slice.limit} OFFSET ${slice.offset}` : ''
  const text = `SELECT ${GAME_COLUMNS} FROM game WHERE ${where} ORDER BY ${column} ${direction}, id ${direction} ${limit}`
  const rows = await many<GameRow>(db, text, values)
  if (!slice || (slice.offset === 0 && rows.length < slice.limit)) return { rows, totalRows: rows.length }
  const { count } = await one<{ count: number }>(db, `SELECT count(*) FROM game WHERE ${where}`, values)
  return { rows, totalRows: count }
}

function conditions(directory: Directory, filter: GameFilter): { where: string; values: unknown[]; byMatch: string } {
  const parts = ['is_enabled']
  const values: unknown[] = []
  const add = (sql: (parameter: string) => string, value: unknown) => {
    values.push(value)
    parts.push(sql(`$${values.length}`))
  }
  if (filter.name) add((name) => `strpos(search_name, ${name}) > 0`, fold(filter.name))
  const name = `$${values.length}`
  const byMatch = filter.name
    ? `NOT starts_with(search_name, ${name}), strpos(search_name, ' ' || ${name}) = 0, search_name`
    : ''
  if (filter.collections?.length)
    add(
      (ids) => `collection_ids && ${ids}::uuid[]`,
      filter.collections.flatMap((name) => directory.collectionOf(name)?.id ?? []),
    )
  if (filter.excludedCollections?.length)
    add(
      (ids) => `NOT collection_ids && ${ids}::uuid[]`,
      filter.excludedCollections.flatMap((name) => directory.collectionOf(name)?.id ?? []),
    )
  if (filter.providers?.length)
    add(
      (ids) => `provider_id = ANY(${ids}::uuid[])`,
      filter.providers.flatMap((name) => directory.providerOf(name)?.id ?? []),
    )
  if (filter.games?.length) {
    add((identities) => `(identity = ANY(${identities}::text[])`, filter.games)
    values.push(filter.games.filter(isUuid))
    parts[parts.length - 1] += ` OR id = ANY($${values.length}::uuid[]))`
  }
  if (filter.countries?.length) add((countries) => `NOT closed_countries && ${countries}::text[]`, filter.countries)
  if (filter.platform) add((platform) => `${platform}::smallint = ANY(platforms)`, filter.platform)
  return { where: parts.join(' AND '), values, byMatch }
}

/** Every enabled game with its name as search sees it. */
export function readNames(db: Queryable): Promise<{ identity: string; name: string }[]> {
  return many(db, 'SELECT identity, search_name AS name FROM game WHERE is_enabled ORDER BY search_name, id')
}
