import type { Collection, Game, Provider } from '@baize/contract'
import type { Pool, Queryable } from '@baize/database'
import { type Clock, isUuid, Refusal } from '@baize/kit'
import { isCloseTo } from './close-names.ts'
import { type Directory, readDirectory } from './directory.ts'
import { fold } from './fold.ts'
import { type GameRow, gameView, readGame } from './game-row.ts'
import { type GameFilter, type GameOrder, readGames, readNames } from './list-games.ts'
import { Memory } from './memory.ts'

interface Ports {
  pool: Pool
  clock: Clock
}

export interface Rows<Row> {
  rows: Row[]
  totalRows: number
}

/** Where every process hears of a synchronisation; a trigger on the table of feeds says it. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** The net below the notices: how long a process that hears none may show the catalogue as it was. */
const CACHED_MS = 30_000
const LISTS_MAX = 120

interface Shelf {
  directory: Memory<Directory>
  lists: Memory<Rows<Game>>
  names: Memory<Awaited<ReturnType<typeof readNames>>>
}

const shelves = new WeakMap<Pool, Shelf>()

function shelfOf(pool: Pool): Shelf {
  const known = shelves.get(pool)
  if (known) return known
  const shelf: Shelf = {
    directory: new Memory(CACHED_MS, 1),
    lists: new Memory(CACHED_MS, LISTS_MAX),
    names: new Memory(CACHED_MS, 1),
  }
  shelves.set(pool, shelf)
  return shelf
}

/** Makes the next reader see the catalogue as it is now. */
export function forgetCatalogue(pool: Pool): void {
  shelves.delete(pool)
}

/** Providers, collections and labels, at most 30 seconds old. Shared by callers, who must not change it. */
export function directoryOf({ pool, clock }: Ports, db: Queryable = pool): Promise<Directory> {
  const { directory } = shelfOf(pool)
  if (db !== pool) return directory.known('all', clock.now()) ?? readDirectory(db)
  return directory.take('all', clock.now(), () => readDirectory(pool))
}

/**
 * Enabled games that match, in order, at most 30 seconds old; all of them without a slice. Where no name holds the text
 * that is looked for, those that do but for a slip of the finger.
 */
export function listGames(
  ports: Ports,
  filter: GameFilter,
  order: GameOrder,
  slice: { limit: number; offset: number } | null,
): Promise<Rows<Game>> {
  const key = JSON.stringify([filter, order, slice])
  return shelfOf(ports.pool).lists.take(key, ports.clock.now(), async () => {
    const directory = await directoryOf(ports)
    let { rows, totalRows } = await readGames(ports.pool, directory, filter, order, slice)
    if (totalRows === 0 && filter.name && !filter.games?.length) {
      const games = await closeTo(ports, filter.name)
      if (games.length > 0)
        ({ rows, totalRows } = await readGames(
          ports.pool,
          directory,
          { ...filter, name: undefined, games },
          order,
          slice,
        ))
    }
    return { rows: rows.map((row) => gameView(row, directory)), totalRows }
  })
}

const CLOSE_MAX = 50

async function closeTo({ pool, clock }: Ports, text: string): Promise<string[]> {
  const names = await shelfOf(pool).names.take('all', clock.now(), () => readNames(pool))
  const wanted = fold(text)
  const close = names.filter(({ name }) => isCloseTo(wanted, name))
  return close.slice(0, CLOSE_MAX).map(({ identity }) => identity)
}

/** The enabled game with this id or identity. Refuses `not_found`. */
export async function findGame(db: Queryable, idOrIdentity: string): Promise<GameRow> {
  const row = await readGame(db, isUuid(idOrIdentity) ? 'id' : 'identity', idOrIdentity)
  if (!row) throw new Refusal('not_found')
  return row
}

export async function getGame(ports: Ports, idOrIdentity: string): Promise<Game> {
  return gameView(await findGame(ports.pool, idOrIdentity), await directoryOf(ports))
}

/** The collections in menu order. */
export async function listCollections(ports: Ports): Promise<Collection[]> {
  return (await directoryOf(ports)).collections
}

/** The provider with this id or identity. Refuses `not_found`. */
export async function getProvider(ports: Ports, idOrIdentity: string): Promise<Provider> {
  const provider = (await directoryOf(ports)).providerOf(idOrIdentity)
  if (!provider) throw new Refusal('not_found')
  return provider
}

/** Providers whose name contains the text, by name or, for anything else, in the order of the feed. */
export async function listProviders(
  ports: Ports,
  query: { name?: string; sortBy?: string; sortOrder?: 'asc' | 'desc' },
): Promise<Provider[]> {
  const { providers } = await directoryOf(ports)
  const wanted = fold(query.name ?? '')
  const found = providers.filter((provider) => fold(provider.name).includes(wanted))
  if (query.sortBy === 'name') found.sort((left, right) => (fold(left.name) < fold(right.name) ? -1 : 1))
  return query.sortOrder === 'desc' ? found.reverse() : found
}
