import type { Game } from '@baize/contract'
import { showAlert } from '../alerts/alert-store.ts'
import { api } from '../api.ts'
import { readFailure } from '../failure/failure.ts'
import { queryClient } from '../query/query-client.ts'
import { setMarkedGames } from './marked-games.ts'
import { favoritesQuery } from './queries.ts'

interface Ask {
  isFavorite: boolean
}

const KEY = favoritesQuery().queryKey
/** What the player asked for and the platform has not answered yet. */
const asked = new Map<string, Ask>()
let queue: Promise<void> = Promise.resolve()
let isWatching = false

/** Loads the player's favourites and keeps the hearts in step with the query cache from then on. */
export function start(): void {
  if (!isWatching) {
    isWatching = true
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      // A query is added while a component renders, when no other may be told of anything.
      if ((type === 'updated' || type === 'removed') && query.queryKey.join(',') === KEY.join(',')) show()
    })
  }
  void queryClient.prefetchQuery(favoritesQuery())
}

/** Changes follow one another, because every answer is the whole list. */
export async function mark(game: string, isFavorite: boolean): Promise<void> {
  const ask = { isFavorite }
  asked.set(game, ask)
  show()
  queue = queue.then(() => send(game, ask))
  await queue
}

async function send(game: string, ask: Ask): Promise<void> {
  try {
    const name = ask.isFavorite ? 'addFavoriteGame' : 'removeFavoriteGame'
    queryClient.setQueryData(KEY, await api.call(name, { params: { id: game } }))
  } catch (error) {
    const effect = readFailure(error)
    if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
  } finally {
    // A later wish for the same game still stands.
    if (asked.get(game) === ask) asked.delete(game)
    show()
  }
}

function show(): void {
  const games = queryClient.getQueryData<Game[]>(KEY) ?? []
  const marked = new Set(games.map(({ identity }) => identity))
  for (const [game, { isFavorite }] of asked) {
    if (isFavorite) marked.add(game)
    else marked.delete(game)
  }
  setMarkedGames(marked)
}
