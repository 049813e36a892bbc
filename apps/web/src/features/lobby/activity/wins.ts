import type { Winner } from '@baize/contract'
import { coverOf } from '../../../shared/games/game-card-data.ts'

export const WINS_MAX = 12

export interface WinData {
  key: string
  game: string
  gameName: string
  nickname: string | null
  payout: number
  currency: string
  cover: string[]
}

/** `mark` tells apart two wins of the same game. */
export function toWinData(winner: Winner, mark: number): WinData {
  return {
    key: `${winner.gameId} ${mark}`,
    game: winner.gameId,
    gameName: winner.gameName,
    nickname: winner.nickname,
    payout: winner.payout,
    currency: winner.currency,
    cover: coverOf({ images: winner.gameImages, customImages: winner.gameCustomImages }, '200x200'),
  }
}

/** The newest win first, one for each game, twelve at most. */
export function addWin(wins: readonly WinData[], win: WinData): readonly WinData[] {
  return [win, ...wins.filter(({ game }) => game !== win.game)].slice(0, WINS_MAX)
}
