/** Identities of the games that carry a filled heart. */
export type MarkedGames = ReadonlySet<string>

export const NONE_MARKED: MarkedGames = new Set()

let marked = NONE_MARKED
const subscribers = new Set<() => void>()

export const readMarked = (): MarkedGames => marked

/** Told by `favorite-games.ts`, which knows the player's list and what is on its way to it. */
export function setMarkedGames(games: MarkedGames): void {
  marked = games
  for (const subscriber of subscribers) subscriber()
}

/** Hears of every change until the answer is called. */
export function subscribeToMarked(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}
