import { seededRandom } from '@baize/kit'
import { countScatters, lineUnits, readWindow, scatterUnits } from '../engine/evaluate.ts'
import type { Game } from '../engine/game.ts'

/** What a run of rounds came to, per unit bet. */
export interface SimulatedFigures {
  readonly seed: number
  readonly rounds: number
  readonly returnToPlayer: number
  readonly standardDeviation: number
  readonly hitRate: number
}

/**
 * Plays `rounds` rounds with the engine's own reading of lines and scatters, keeping only the totals.
 * The same seed gives the same figures.
 */
export function simulate(game: Game, seed: number, rounds: number): SimulatedFigures {
  const random = seededRandom(seed)
  const bet = game.layout.paylines.length
  const limit = game.maxWin * bet
  const stops = new Int32Array(game.layout.reels)
  const window = new Uint8Array(game.layout.reels * game.layout.rows)
  let sum = 0
  let squares = 0
  let hits = 0
  for (let round = 0; round < rounds; round++) {
    let units = 0
    let multiplier = 1
    for (let remaining = 1; remaining > 0 && units < limit; remaining--) {
      for (let reel = 0; reel < stops.length; reel++) stops[reel] = random.below(game.strips[reel]!.length)
      readWindow(game, stops, window)
      const scatters = countScatters(window)
      units += (lineUnits(game, window) + scatterUnits(game, scatters)) * multiplier
      remaining += game.freeSpins[scatters]!
      multiplier = game.multiplier
    }
    const paid = Math.min(units, limit) / bet
    sum += paid
    squares += paid * paid
    if (paid > 0) hits++
  }
  const mean = sum / rounds
  return {
    seed,
    rounds,
    returnToPlayer: mean,
    standardDeviation: Math.sqrt(squares / rounds - mean * mean),
    hitRate: hits / rounds,
  }
}
