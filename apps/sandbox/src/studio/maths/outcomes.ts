import type { Game } from '../engine/game.ts'
import { enumerateSpins } from './enumerate.ts'
import { roundDistribution } from './round-distribution.ts'

/** What a paid round comes to: how many times its stake it pays, and how likely that is. */
export type Outcome = readonly [multiple: number, chance: number]

/** Wins up to this many bets are told apart before the limit; what lies beyond has a chance below any figure shown. */
const TOLD_APART_MAX = 6_000
/** Neighbouring wins are told as one, their mean, while the last is at most so much above the first. */
const SPREAD = 1.08
/** What the transform leaves where nothing can be. */
const NOISE = 1e-14

/**
 * Every outcome of a paid round of a game, free spins included and limited to its highest win, few enough to be sent
 * along. Their mean is exactly that of the game; their deviation is a few thousandths smaller.
 */
export function outcomesOf(game: Game): Outcome[] {
  const bet = game.layout.paylines.length
  const limit = game.maxWin * bet
  const length = 2 ** Math.ceil(Math.log2(TOLD_APART_MAX * bet))
  const chances = roundDistribution(game, enumerateSpins(game), length)
  const limited = new Float64Array(limit + 1)
  chances.forEach((chance, units) => {
    limited[Math.min(units, limit)]! += Math.max(0, chance)
  })
  const outcomes: Outcome[] = [[0, limited[0]!]]
  for (let from = 1; from <= limit;) {
    const to = from === limit ? limit : Math.min(limit - 1, Math.max(from, Math.floor(from * SPREAD)))
    let [chance, sum] = [0, 0]
    for (let units = from; units <= to; units++) {
      chance += limited[units]!
      sum += limited[units]! * units
    }
    if (chance > NOISE) outcomes.push([sum / chance / bet, chance])
    from = to + 1
  }
  return outcomes
}
