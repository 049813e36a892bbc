import type { Game } from '../engine/game.ts'
import { SCATTER, WILD } from './strips.ts'

/**
 * The expected pay of one payline in line bets, exact by symbol probabilities: a place on a payline shows
 * each strip position equally often, and reels are independent. It is the same for every payline.
 */
export function expectedLinePay({ strips, linePays, layout: { reels } }: Game): number {
  const chance = (reel: number, ...symbols: number[]) =>
    strips[reel]!.reduce((sum, symbol) => sum + (symbols.includes(symbol) ? 1 : 0), 0) / strips[reel]!.length
  /** Chance that `count` places from the left match `symbol` or the wild and the next one does not. */
  const runs = (symbol: number, wilds: number, count: number) => {
    let share = 1
    for (let reel = 0; reel < wilds; reel++) share *= chance(reel, WILD)
    share *= chance(wilds, symbol)
    for (let reel = wilds + 1; reel < count; reel++) share *= chance(reel, symbol, WILD)
    return count < reels ? share * (1 - chance(count, symbol, WILD)) : share
  }
  let expected = 0
  for (let wilds = 0; wilds <= reels; wilds++) {
    const wildPay = linePays[WILD]![wilds]!
    let leading = 1
    for (let reel = 0; reel < wilds; reel++) leading *= chance(reel, WILD)
    if (wilds === reels) expected += leading * wildPay
    else {
      expected += leading * chance(wilds, SCATTER) * wildPay
      for (let symbol = 0; symbol < linePays.length; symbol++) {
        if (symbol === WILD || symbol === SCATTER) continue
        for (let count = wilds + 1; count <= reels; count++) {
          expected += runs(symbol, wilds, count) * Math.max(wildPay, linePays[symbol]![count]!)
        }
      }
    }
  }
  return expected
}

/** `result[count]`: the chance of that many scatters in one window, exact by convolution over the reels. */
export function scatterChances({ strips, layout: { reels, rows } }: Game): number[] {
  let chances = [1]
  for (let reel = 0; reel < reels; reel++) {
    const strip = strips[reel]!
    const seen = (strip.reduce((sum, symbol) => sum + (symbol === SCATTER ? 1 : 0), 0) * rows) / strip.length
    chances = Array.from(
      { length: chances.length + 1 },
      (_, count) => (chances[count] ?? 0) * (1 - seen) + (chances[count - 1] ?? 0) * seen,
    )
  }
  return chances
}

/** The share of all bets that comes back, before the limit on a round's win is taken off. */
export function returnByFormula(game: Game): { linesAndScatters: number; freeSpinsPerRound: number; total: number } {
  const chances = scatterChances(game)
  const expected = (values: readonly number[]) => values.reduce((sum, value, at) => sum + value * (chances[at] ?? 0), 0)
  const linesAndScatters = expectedLinePay(game) + expected(game.scatterPays)
  const perSpin = expected(game.freeSpins)
  const freeSpinsPerRound = perSpin / (1 - perSpin)
  return { linesAndScatters, freeSpinsPerRound, total: linesAndScatters * (1 + game.multiplier * freeSpinsPerRound) }
}
