import type { Game } from '@baize/contract'
import { coverOf } from '../../shared/games/game-card-data.ts'

/** What the game page shows and needs to start. */
export interface GamePageData {
  identity: string
  name: string
  provider: { identity: string; name: string }
  isDemo: boolean
  volatility: string
  paylines: number
  /** Shares in percent and a win in stakes, as far as the studio publishes them. */
  returnToPlayer: number | null
  hitRate: number | null
  maxWinMultiplier: number | null
  cover: string[]
  /** Width by height, as the game wants its frame. */
  ratio: [number, number]
}

export function toGamePageData(game: Game): GamePageData {
  return {
    identity: game.identity,
    name: game.name,
    provider: { identity: game.provider.identity, name: game.provider.name },
    isDemo: game.isDemoMode,
    volatility: game.volatility,
    paylines: game.paylines,
    returnToPlayer: game.returnToPlayer ?? null,
    hitRate: game.hitRate ?? null,
    maxWinMultiplier: game.maxWinMultiplier ?? null,
    cover: coverOf(game, '200x300'),
    ratio: [game.screenWidthRatio ?? 16, game.screenHeightRatio ?? 9],
  }
}
