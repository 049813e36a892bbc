import type { GameCardData } from './game-card-data.ts'

/** What a card says of its game: enough to open it. */
export type KnownGame = Pick<GameCardData, 'identity' | 'name' | 'isDemo' | 'cover'>

let known: KnownGame | null = null

/** Keeps what a press knows of the game it leads to, for the game's page. */
export function keepKnownGame(game: KnownGame): void {
  known = game
}

/** What the press that led here knew of this game, once. */
export function takeKnownGame(identity: string): KnownGame | null {
  const taken = known
  known = null
  return taken?.identity === identity ? taken : null
}
