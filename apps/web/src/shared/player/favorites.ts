import { useSyncExternalStore } from 'react'
import { session } from '../session/session.ts'
import { type MarkedGames, NONE_MARKED, readMarked, setMarkedGames, subscribeToMarked } from './marked-games.ts'

let isFollowing = false

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
  followSession()
  return subscribeToMarked(subscriber)
}

/** Loads the list whenever somebody is signed in; a guest's hearts are empty. */
function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  const follow = () => {
    if (session.getState().status === 'player') void import('./favorite-games.ts').then(({ start }) => start())
    else if (readMarked().size > 0) setMarkedGames(NONE_MARKED)
  }
  session.subscribe(follow)
  follow()
}

const readNone = (): MarkedGames => NONE_MARKED
