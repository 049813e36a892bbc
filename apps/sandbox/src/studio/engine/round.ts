import type { Random } from '@baize/kit'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'
import { countScatters, readLine, readWindow, scatterUnits } from './evaluate.ts'
import type { LineOutcome } from './evaluate.ts'
import type { Game } from './game.ts'

/** A winning payline; `units` are line bets, multiplier included. */
export interface LineWin {
  readonly line: number
  readonly symbol: SymbolRole
  readonly count: number
  readonly units: number
}

/** One spin of the reels, paid or free. */
export interface SpinResult {
  readonly stops: readonly number[]
  /** What the window shows, reel by reel from the top. */
  readonly window: readonly (readonly SymbolRole[])[]
  readonly lineWins: readonly LineWin[]
  readonly scatters: number
  /** Paid for scatters, in line bets, multiplier included. */
  readonly scatterUnits: number
  /** Everything this spin adds to the round, in line bets, after the limit on a round's win. */
  readonly units: number
  /** Free spins won by this spin. */
  readonly freeSpinsWon: number
  readonly multiplier: number
}

/** A paid spin with all the free spins it led to. */
export interface RoundResult {
  readonly spins: readonly SpinResult[]
  /** The round's whole win in line bets. */
  readonly units: number
  /** Whether the limit on a round's win ended it. */
  readonly isMaxWin: boolean
}

/**
 * More free spins than this are never played in one round. A feature that long needs so many retriggers
 * that its chance is below one in 10^20 for every profile, so no published figure depends on it.
 */
export const FREE_SPINS_MAX = 1000

/** Plays one whole round. All chance comes from `random`; the result is final and only needs paying. */
export function playRound(game: Game, random: Random): RoundResult {
  const limit = game.maxWin * game.layout.paylines.length
  const spins: SpinResult[] = []
  let units = 0
  let remaining = 1
  let awarded = 0
  while (remaining > 0 && units < limit) {
    remaining--
    const stops = game.strips.map((strip) => random.below(strip.length))
    const spin = describeSpin(game, stops, spins.length === 0 ? 1 : game.multiplier, limit - units)
    const won = Math.min(spin.freeSpinsWon, FREE_SPINS_MAX - awarded)
    spins.push(won === spin.freeSpinsWon ? spin : { ...spin, freeSpinsWon: won })
    units += spin.units
    awarded += won
    remaining += won
  }
  return { spins, units, isMaxWin: units === limit }
}

/** Everything there is to say about a spin that stopped at `stops`. */
export function describeSpin(
  game: Game,
  stops: readonly number[],
  multiplier: number,
  unitsMax = Number.MAX_SAFE_INTEGER,
): SpinResult {
  const { layout } = game
  const { reels, rows } = layout
  const window = new Uint8Array(reels * rows)
  readWindow(game, stops, window)
  const scatters = countScatters(window)
  const outcome: LineOutcome = { symbol: 0, count: 0, pay: 0 }
  const lineWins: LineWin[] = []
  layout.paylines.forEach((payline, line) => {
    readLine(game, window, payline, outcome)
    if (outcome.pay > 0) {
      const { symbol, count, pay } = outcome
      lineWins.push({ line, symbol: symbolRoles[symbol]!, count, units: pay * multiplier })
    }
  })
  const paidForScatters = scatterUnits(game, scatters) * multiplier
  const units = lineWins.reduce((sum, win) => sum + win.units, paidForScatters)
  return {
    stops,
    window: Array.from({ length: reels }, (_, reel) =>
      Array.from(window.subarray(reel * rows, (reel + 1) * rows), (symbol) => symbolRoles[symbol]!),
    ),
    lineWins,
    scatters,
    scatterUnits: paidForScatters,
    units: Math.min(units, unitsMax),
    freeSpinsWon: game.freeSpins[scatters]!,
    multiplier,
  }
}
