const KEY = 'returnGame'
/** Stands in the place of a game once the offer was refused. */
const DISABLED = '"disabled"'

export interface ReturnGame {
  identity: string
  name: string
  /** Cover addresses on the studio's origin by density, 1x first. */
  cover: string[]
}

const subscribers = new Set<() => void>()
let known: { text: string | null; game: ReturnGame | null } = { text: null, game: null }

/** The game a player left in this visit, `null` for none and once the offer was refused. */
export function readReturnGame(): ReturnGame | null {
  const text = sessionStorage.getItem(KEY)
  // The same object for the same text, so that who shows it does not start over.
  if (text !== known.text) known = { text, game: parse(text) }
  return known.game
}

/** Notes the game that is being left, unless the visitor wants no such offer. */
export function rememberReturnGame(game: ReturnGame): void {
  if (sessionStorage.getItem(KEY) === DISABLED) return
  sessionStorage.setItem(KEY, JSON.stringify(game))
  tell()
}

/** No such offer any more in this visit. */
export function forgetReturnGame(): void {
  sessionStorage.setItem(KEY, DISABLED)
  tell()
}

/** Whoever comes next is offered nothing of who was here before. */
export function clearReturnGame(): void {
  sessionStorage.removeItem(KEY)
  tell()
}

export function subscribeReturnGame(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

function tell(): void {
  for (const subscriber of subscribers) subscriber()
}

function parse(text: string | null): ReturnGame | null {
  if (text === null || text === DISABLED) return null
  try {
    const { identity, name, cover } = JSON.parse(text) as Partial<ReturnGame>
    return identity && name ? { identity, name, cover: cover ?? [] } : null
  } catch {
    return null
  }
}
