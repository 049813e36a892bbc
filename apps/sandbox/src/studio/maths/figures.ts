import type { Game } from '../engine/game.ts'
import { enumerateSpins } from './enumerate.ts'
import { roundDistribution } from './round-distribution.ts'

/** What is true of every round of a game, per unit bet unless said otherwise. */
export interface ExactFigures {
  /** Share of bets that comes back, after the limit on a round's win. */
  readonly returnToPlayer: number
  /** The same without the limit; equals the formula over symbol probabilities. */
  readonly returnWithoutLimit: number
  readonly standardDeviation: number
  /** Share of paid rounds that pay anything. */
  readonly hitRate: number
  /** Share of paid rounds that pay more than their bet. */
  readonly profitRate: number
  /** Share of paid rounds that start free spins. */
  readonly featureRate: number
  /** Share of paid rounds that reach the limit on a round's win. */
  readonly maxWinRate: number
}

/** Wins up to this many total bets are told apart; what lies beyond has a chance far below any figure shown. */
const TOLD_APART_MAX = 60_000

/** Computes every figure exactly, from all stop combinations. Seconds of work for large reels. */
export function exactFigures(game: Game): ExactFigures {
  const bet = game.layout.paylines.length
  const length = 2 ** Math.ceil(Math.log2(TOLD_APART_MAX * bet))
  const limit = game.maxWin * bet
  const table = enumerateSpins(game)
  const chances = roundDistribution(game, table, length)
  const sums = { mean: 0, square: 0, beyond: 0, profit: 0, maxWin: 0 }
  chances.forEach((chance, units) => {
    const paid = Math.min(units, limit)
    sums.mean += chance * paid
    sums.square += chance * paid * paid
    sums.beyond += chance * (units - paid)
    if (units > bet) sums.profit += chance
    if (units >= limit) sums.maxWin += chance
  })
  const featureSpins = table.combinations.reduce(
    (sum, counts, scatters) => sum + (game.freeSpins[scatters]! > 0 ? counts.reduce((a, b) => a + b, 0) : 0),
    0,
  )
  return {
    returnToPlayer: sums.mean / bet,
    returnWithoutLimit: (sums.mean + sums.beyond) / bet,
    standardDeviation: Math.sqrt(sums.square - sums.mean ** 2) / bet,
    hitRate: 1 - chances[0]!,
    profitRate: sums.profit,
    featureRate: featureSpins / table.total,
    maxWinRate: Math.max(0, sums.maxWin),
  }
}
