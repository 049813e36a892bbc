import type { Game } from '@baize/contract'
import { coverOf } from '../../shared/games/game-card-data.ts'
import type { KnownGame } from '../../shared/games/known-game.ts'

/** What the game page shows and needs to start. */
export interface GamePageData extends KnownGame {
  /** Width by height, as the game wants its frame. */
  ratio: [number, number]
  /** `null` until they are there: a game that was pressed on starts without them. */
  facts: GameFacts | null
}

/** What one should know before playing. */
export interface GameFacts {
  provider: { identity: string; name: string }
  volatility: string
  paylines: number
  /** Shares in percent and a win in stakes, as far as the studio publishes them. */
  returnToPlayer: number | null
  hitRate: number | null
  maxWinMultiplier: number | null
}

const PLAIN_RATIO: [number, number] = [16, 9]

export function toGamePageData(game: Game): GamePageData {
  return {
    identity: game.identity,
    name: game.name,
    isDemo: game.isDemoMode,
    cover: coverOf(game, '200x300'),
    ratio: [game.screenWidthRatio ?? PLAIN_RATIO[0], game.screenHeightRatio ?? PLAIN_RATIO[1]],
    facts: {
      provider: { identity: game.provider.identity, name: game.provider.name },
      volatility: game.volatility,
      paylines: game.paylines,
      returnToPlayer: game.returnToPlayer ?? null,
      hitRate: game.hitRate ?? null,
      maxWinMultiplier: game.maxWinMultiplier ?? null,
    },
  }
}

/** The game as a press on it knows it. */
export function fromKnownGame(game: KnownGame): GamePageData {
  return { ...game, ratio: PLAIN_RATIO, facts: null }
}
