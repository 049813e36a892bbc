import { useSyncExternalStore } from 'react'
import { session } from '../session/session.ts'

/** Identities of the games that carry a filled heart. */
export type MarkedGames = ReadonlySet<string>

const NONE: MarkedGames = new Set()

let marked = NONE
let isFollowing = false
const subscribers = new Set<() => void>()

/** Told by `favorite-games.ts`, which knows the player's list and what is on its way to it. */
export function setMarkedGames(games: MarkedGames): void {
  marked = games
  for (const subscriber of subscribers) subscriber()
}

/**
 * Which games are favourites. Nobody's for guests; for players the list arrives with the first heart on screen.
 * Hundreds of cards ask, so this is a set beside the query cache, which a guest never loads.
 */
export function useMarkedGames(): MarkedGames {
  return useSyncExternalStore(subscribe, readMarked, readNone)
}

/** Marks or unmarks a game; the heart turns at once and turns back when the call fails. */
export async function markGame(game: string, isFavorite: boolean): Promise<void> {
  const { mark } = await import('./favorite-games.ts')
  await mark(game, isFavorite)
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  followSession()
  return () => subscribers.delete(subscriber)
}

/** Loads the list whenever somebody is signed in; a guest's hearts are empty. */
function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  const follow = () => {
    if (session.getState().status === 'player') void import('./favorite-games.ts').then(({ start }) => start())
    else if (marked.size > 0) setMarkedGames(NONE)
  }
  session.subscribe(follow)
  follow()
}

const readMarked = (): MarkedGames => marked
const readNone = (): MarkedGames => NONE
