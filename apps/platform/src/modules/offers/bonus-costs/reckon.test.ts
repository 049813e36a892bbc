import { seededRandom } from '@baize/kit'
import { describe, expect, it } from 'vitest'
import { drawFrom, type Outcome, returnOf } from './outcomes.ts'
import { type Plan, playThrough } from './play-through.ts'
import { canReckon, reckon } from './reckon.ts'
import { reckoningOf } from './reckonings.ts'
import { typicalGame } from './typical-game.ts'

const plan = (over: Partial<Plan>): Plan => ({
  cash: 0,
  bonus: 0,
  freeRounds: null,
  wager: 0,
  counts: 'stake',
  stakeOrder: 'cash_first',
  maxWin: null,
  maxWinMultiplier: null,
  sticky: false,
  cashable: true,
  ...over,
})

/** A coin that comes up heads 48 times in 100 and then pays twice the stake. */
const COIN: readonly Outcome[] = [
  [0, 0.52],
  [2, 0.48],
]

function played(over: Partial<Plan>, game: readonly Outcome[] = COIN) {
  const steps = reckon(plan(over), game)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The chances of each sum after so many throws of the coin, where nobody plays on with nothing. */
function exactly(start: number, throws: number): number[] {
  let chances = Array.from({ length: start + throws + 1 }, (_, sum): number => (sum === start ? 1 : 0))
  for (let thrown = 0; thrown < throws; thrown++)
    chances = chances.map(
      (chance, sum) =>
        (sum === 0 ? chance : 0) +
        (sum >= 2 ? chances[sum - 1]! * 0.48 : 0) +
        (sum + 1 < chances.length ? chances[sum + 1]! * 0.52 : 0),
    )
  return chances
}

/** Four standard errors of a share among so many. */
const near = (share: number, players: number) => 4 * Math.sqrt((share * (1 - share)) / players)

describe('what becomes of those who play a bonus through', () => {
  it.each([
    [{ cash: 5, bonus: 5, wager: 5 }, 25],
    [{ cash: 0, bonus: 10, wager: 4 }, 40],
    [{ cash: 20, bonus: 2, wager: 10 }, 20],
  ])('agrees with the exact chances of a coin for %o', (over, throws) => {
    const { more, some, nothing, left, players } = played(over)
    const chances = exactly(over.cash + over.bonus, throws)
    const above = chances.reduce((sum, chance, at) => sum + (at > over.cash ? chance : 0), 0)
    expect(players).toBeGreaterThanOrEqual(1000)
    expect(Math.abs(more - above)).toBeLessThan(near(above, players))
    expect(Math.abs(nothing - chances[0]!)).toBeLessThanOrEqual(near(chances[0]!, players))
    expect(more + some + nothing).toBeCloseTo(1, 9)
    const mean = chances.reduce((sum, chance, at) => sum + at * chance, 0)
    const deviation = Math.sqrt(chances.reduce((sum, chance, at) => sum + at * at * chance, 0) - mean * mean)
    expect(Math.abs(left - mean)).toBeLessThan((4 * deviation) / Math.sqrt(players))
  })

  it('is the same each time it is asked for', async () => {
    const asked = plan({ cash: 50, bonus: 50, wager: 5 })
    expect(played({ cash: 50, bonus: 50, wager: 5 })).toEqual(played({ cash: 50, bonus: 50, wager: 5 }))
    const [first, second] = await Promise.all([reckoningOf(asked), reckoningOf({ ...asked, cash: 50.001 })])
    expect(first).toEqual(second)
    expect(first).toEqual(played({ cash: 50, bonus: 50, wager: 5 }, typicalGame))
  })

  it('is certain where nothing has to be staked', () => {
    expect(played({ cash: 10, bonus: 5 })).toMatchObject({ more: 1, nothing: 0, through: 1, left: 15 })
  })

  it('counts winnings of free rounds as the bonus, or as cash', () => {
    const freeRounds = { count: 1, worth: 3, areWinningsCash: true }
    const { more, nothing, players } = played({ freeRounds })
    expect(Math.abs(more - 0.48)).toBeLessThan(near(0.48, players))
    expect(more + nothing).toBeCloseTo(1, 9)
    const asBonus = played({ freeRounds: { ...freeRounds, areWinningsCash: false }, wager: 1 })
    const chances = exactly(6, 6)
    const expected = 0.48 * (1 - chances[0]!)
    expect(Math.abs(asBonus.more - expected)).toBeLessThan(near(expected, asBonus.players))
  })

  it('is not reckoned where too many wait already, and is later', async () => {
    const asked = Array.from({ length: 30 }, (_, place) => plan({ cash: 10 + place, bonus: 5, wager: 1 }))
    const answers = await Promise.all(asked.map(reckoningOf))
    expect(answers.filter((answer) => answer === null)).toHaveLength(10)
    expect(await reckoningOf(asked.at(-1)!)).not.toBeNull()
  })

  it('is not reckoned where it would take too long', async () => {
    expect(canReckon(plan({ bonus: 1e6, wager: 100 }))).toBe(false)
    expect(await reckoningOf(plan({ bonus: 1e6, wager: 100 }))).toBeNull()
    expect(canReckon(plan({ cash: 1e12, bonus: 1, wager: 1, counts: 'bonus' }))).toBe(false)
  })
})

describe('one way through', () => {
  const win = () => 2
  const random = seededRandom(1)
  it('keeps to the maximum win, and to what a sticky bonus keeps', () => {
    const base = { cash: 0, bonus: 10, wager: 1 }
    expect(playThrough(plan(base), win, random)).toEqual({ cash: 20, staked: 10, isThrough: true })
    expect(playThrough(plan({ ...base, maxWin: 12 }), win, random).cash).toBe(12)
    expect(playThrough(plan({ ...base, maxWinMultiplier: 1.5 }), win, random).cash).toBe(15)
    expect(playThrough(plan({ ...base, sticky: true }), win, random).cash).toBe(10)
    expect(playThrough(plan({ ...base, cashable: false }), win, random).cash).toBe(0)
  })

  it('counts the bonus part alone where the terms say so', () => {
    const base = { cash: 2, bonus: 2, wager: 1, counts: 'bonus' } as const
    expect(playThrough(plan(base), () => 0, random)).toEqual({ cash: 0, staked: 4, isThrough: true })
    expect(playThrough(plan({ ...base, stakeOrder: 'bonus_first' }), () => 0, random)).toEqual({
      cash: 2,
      staked: 2,
      isThrough: true,
    })
  })
})

describe('a draw', () => {
  it('brings each outcome as often as it is likely', () => {
    const draw = drawFrom(typicalGame)
    const random = seededRandom(7)
    const count = 400_000
    let [hits, sum] = [0, 0]
    for (let at = 0; at < count; at++) {
      const won = draw(random)
      if (won > 0) hits++
      sum += won
    }
    const hitRate = 1 - typicalGame[0]![1]
    expect(Math.abs(hits / count - hitRate)).toBeLessThan(near(hitRate, count))
    expect(Math.abs(sum / count - returnOf(typicalGame))).toBeLessThan((4 * 4.84) / Math.sqrt(count))
  })
})
