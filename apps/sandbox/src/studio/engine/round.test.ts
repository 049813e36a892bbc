import type { Random } from '@baize/kit'
import { seededRandom } from '@baize/kit'
import { describe, expect, it } from 'vitest'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'
import { lineUnits, readWindow, scatterUnits } from './evaluate.ts'
import { gameOf } from './game.ts'
import type { Game } from './game.ts'
import { describeSpin, playRound } from './round.ts'

const filler: SymbolRole[] = ['low1', 'low2', 'low3', 'low4', 'high4']

/**
 * A 5x3 game with twenty lines whose reels can show only what a test names: each text is the middle row,
 * and the rows around it hold fillers that differ from reel to reel and so complete nothing.
 */
function gameShowing(middle: string, over: Partial<Game> = {}): Game {
  const strips = middle.split(' ').map((role, reel) => {
    const [above, below] = [filler[reel % 5]!, filler[(reel + 2) % 5]!]
    return Uint8Array.from([above, role as SymbolRole, below], (part) => symbolRoles.indexOf(part))
  })
  return { ...gameOf('even', '5x3-20'), strips, ...over }
}

const TOP = [0, 0, 0, 0, 0]
const pays = gameOf('even', '5x3-20').linePays
const pay = (role: SymbolRole, count: number) => pays[symbolRoles.indexOf(role)]![count]!

/** What the first payline, the middle row, came to. */
const middleLine = (game: Game, multiplier = 1) =>
  describeSpin(game, TOP, multiplier).lineWins.find(({ line }) => line === 0)

/** Stops in a fixed order, for telling a story reel by reel. */
function scripted(stops: number[]): Random {
  return { below: (bound) => (stops.shift() ?? 0) % bound }
}

describe('a payline', () => {
  it.each([
    ['three from the left', 'high1 high1 high1 low1 low2', 'high1', 3],
    ['four from the left', 'high2 high2 high2 high2 low2', 'high2', 4],
    ['five in a row', 'low1 low1 low1 low1 low1', 'low1', 5],
    ['a wild inside standing for the part', 'high3 wild high3 low3 low2', 'high3', 3],
    ['a wild at the start standing for the part', 'wild high3 high3 low1 low2', 'high3', 3],
    ['a wild at the end making the run longer', 'high3 high3 high3 wild low2', 'high3', 4],
  ] as const)('pays %s', (_title, middle, symbol, count) => {
    expect(middleLine(gameShowing(middle))).toEqual({ line: 0, symbol, count, units: pay(symbol, count) })
  })

  it.each([
    ['two of a part that pays from three', 'high1 high1 low1 low2 low3'],
    ['a run that does not start on the first reel', 'low1 high1 high1 high1 high1'],
    ['a run broken by a gap', 'high1 high1 low4 high1 high1'],
    ['scatters, which a wild does not stand for', 'scatter wild scatter scatter low1'],
    ['different parts', 'high1 high2 high3 high4 low1'],
  ])('pays nothing for %s', (_title, middle) => {
    expect(middleLine(gameShowing(middle))).toBeUndefined()
  })

  it('pays a run of wilds as wilds when that is more than the part they lead', () => {
    expect(pay('wild', 3)).toBeGreaterThan(pay('low4', 4))
    expect(middleLine(gameShowing('wild wild wild low4 low1'))).toMatchObject({
      symbol: 'wild',
      count: 3,
      units: pay('wild', 3),
    })
  })

  it('pays the longer run when that is more than the leading wilds', () => {
    expect(pay('high1', 5)).toBeGreaterThan(pay('wild', 3))
    expect(middleLine(gameShowing('wild wild wild high1 high1'))).toMatchObject({ symbol: 'high1', count: 5 })
  })

  it('pays five wilds', () => {
    expect(middleLine(gameShowing('wild wild wild wild wild'))).toMatchObject({ symbol: 'wild', count: 5 })
  })

  it('pays two of a part where the profile says so', () => {
    const calm = gameOf('calm', '5x3-20')
    const game = gameShowing('high1 high1 low1 low2 low3', { linePays: calm.linePays })
    expect(middleLine(game)).toMatchObject({
      symbol: 'high1',
      count: 2,
      units: calm.linePays[symbolRoles.indexOf('high1')]![2]!,
    })
  })

  it('pays every line it completes', () => {
    const spin = describeSpin(gameShowing('high1 high1 high1 low4 low4'), TOP, 1)
    const won = spin.lineWins.filter(({ symbol }) => symbol === 'high1')
    const { paylines } = gameOf('even', '5x3-20').layout
    const through = paylines.filter((payline) => String(payline.slice(0, 3)) === '1,1,1')
    expect(won).toHaveLength(through.length)
    expect(spin.units).toBe(spin.lineWins.reduce((sum, { units }) => sum + units, 0))
  })
})

describe('scatters', () => {
  const three = 'scatter low1 scatter low2 scatter'

  it('pay in total bets wherever they stand and start free spins', () => {
    const game = gameShowing(three)
    const spin = describeSpin(game, TOP, 1)
    expect(spin).toMatchObject({
      scatters: 3,
      scatterUnits: game.scatterPays[3]! * 20,
      freeSpinsWon: game.freeSpins[3]!,
    })
    expect(game.freeSpins[3]).toBeGreaterThan(0)
  })

  it('pay the same in the top or bottom row', () => {
    const game = gameShowing(three)
    expect(describeSpin(game, [1, 0, 2, 0, 0], 1).scatterUnits).toBe(describeSpin(game, TOP, 1).scatterUnits)
  })

  it('do nothing when there are two', () => {
    expect(describeSpin(gameShowing('scatter low1 scatter low2 low3'), TOP, 1)).toMatchObject({
      scatterUnits: 0,
      freeSpinsWon: 0,
    })
  })
})

/** Stops that show the window without scatters. */
const threes = (length: number) => Array.from({ length }, () => 3)

describe('a round', () => {
  const three = 'scatter low1 scatter low2 scatter'
  const withBlank = (game: Game): Game => ({
    ...game,
    // Positions 3 to 5 of each reel hold the same filler as a window without scatters.
    strips: game.strips.map((strip, reel) =>
      Uint8Array.from([...strip, ...[0, 1, 2].map((row) => symbolRoles.indexOf(filler[(reel + row) % 5]!))]),
    ),
    freeSpins: [0, 0, 0, 2, 2, 2],
  })

  it('without scatters is one spin', () => {
    const round = playRound(gameShowing('high1 high1 high1 low1 low2'), scripted([]))
    expect(round.spins).toHaveLength(1)
    expect(round.units).toBe(round.spins[0]!.units)
  })

  it('plays the free spins out and multiplies their wins only', () => {
    const game = withBlank(gameShowing(three))
    const round = playRound(game, scripted([0, 0, 0, 0, 0, ...threes(10)]))
    expect(round.spins).toHaveLength(3)
    expect(round.spins.map(({ multiplier }) => multiplier)).toEqual([1, game.multiplier, game.multiplier])
    expect(round.spins[0]!.scatterUnits).toBe(game.scatterPays[3]! * 20)
    expect(round.units).toBe(round.spins.reduce((sum, { units }) => sum + units, 0))
  })

  it('multiplies line wins and scatter wins of a free spin', () => {
    const game = gameShowing('high1 high1 high1 scatter scatter')
    expect(middleLine(game, 5)!.units).toBe(middleLine(game)!.units * 5)
    expect(describeSpin(gameShowing(three), TOP, 5).scatterUnits).toBe(
      describeSpin(gameShowing(three), TOP, 1).scatterUnits * 5,
    )
  })

  it('adds free spins when the feature is won again inside it', () => {
    const game = withBlank(gameShowing(three))
    const round = playRound(game, scripted([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...threes(15)]))
    expect(round.spins.map(({ freeSpinsWon }) => freeSpinsWon)).toEqual([2, 2, 0, 0, 0])
  })

  it('ends at its limit and pays exactly that', () => {
    const game = gameShowing('wild wild wild wild wild', { maxWin: 3 })
    const round = playRound(game, scripted([]))
    expect(round).toMatchObject({ units: 60, isMaxWin: true })
    expect(round.spins.reduce((sum, { units }) => sum + units, 0)).toBe(60)
  })

  it('ends a feature that can never stop at its limit', () => {
    const game = gameShowing(three, { maxWin: 100 })
    const round = playRound(game, scripted([]))
    expect(round).toMatchObject({ units: 2000, isMaxWin: true })
  })

  it('is the same for the same chance', () => {
    const game = gameOf('fierce', '6x4-50')
    expect(playRound(game, seededRandom(7))).toEqual(playRound(game, seededRandom(7)))
  })

  it('reads as the sum of its described wins for any stops', () => {
    const random = seededRandom(11)
    for (const game of [gameOf('calm', '3x3-5'), gameOf('steady', '5x4-40'), gameOf('fierce', '6x4-50')]) {
      const window = new Uint8Array(game.layout.reels * game.layout.rows)
      for (let spin = 0; spin < 500; spin++) {
        const stops = game.strips.map((strip) => random.below(strip.length))
        readWindow(game, stops, window)
        const described = describeSpin(game, stops, 1)
        expect(described.units).toBe(lineUnits(game, window) + scatterUnits(game, described.scatters))
      }
    }
  })
})
