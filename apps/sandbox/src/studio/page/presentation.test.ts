import { describe, expect, it } from 'vitest'
import type { SpinReply } from '../play/reply.ts'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'
import {
  allPlaces,
  awaitedFrom,
  countMs,
  gradeOf,
  grades,
  isCelebrated,
  windowInWords,
  winsOf,
} from './presentation.ts'

const symbols = Object.fromEntries(
  symbolRoles.map((role) => [role, { label: role.toUpperCase(), motif: role, image: '' }]),
) as Record<SymbolRole, { label: string; motif: string; image: string }>
const boot = {
  rows: 3,
  paylines: [
    [1, 1, 1],
    [0, 1, 2],
  ],
  symbols,
}
const spin: SpinReply = {
  stops: [0, 0, 0],
  window: [
    ['high1', 'scatter', 'low1'],
    ['scatter', 'high1', 'low2'],
    ['low3', 'scatter', 'high1'],
  ],
  lineWins: [{ line: 1, symbol: 'high1', count: 3, amount: '60' }],
  scatters: 3,
  scatterWin: '200',
  win: '260',
  freeSpinsWon: 8,
  multiplier: 1,
}

describe('the wins of a spin', () => {
  it('are shown from the highest, each with the places it stands on', () => {
    const wins = winsOf(boot, spin)
    expect(wins.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['scatter', 200n],
      ['line', 60n],
    ])
    expect([...wins[0]!.places]).toEqual([1, 3, 7])
    expect([...wins[1]!.places]).toEqual([0, 4, 8])
    expect([...allPlaces(wins)].toSorted((left, right) => left - right)).toEqual([0, 1, 3, 4, 7, 8])
  })

  it('include scatters that only start free spins', () => {
    expect(winsOf(boot, { ...spin, lineWins: [], scatterWin: '0' })).toHaveLength(1)
    expect(winsOf(boot, { ...spin, lineWins: [], scatterWin: '0', freeSpinsWon: 0 })).toEqual([])
  })

  it('can be read out', () => {
    expect(windowInWords(boot, spin)).toBe('HIGH1, SCATTER, LOW1 | SCATTER, HIGH1, LOW2 | LOW3, SCATTER, HIGH1')
  })

  it('count up longer when they are larger, within bounds', () => {
    const lengths = grades.map(countMs)
    expect(lengths).toEqual(lengths.toSorted((left, right) => left - right))
    expect(Math.max(...lengths)).toBeLessThan(4000)
  })
})

describe('the grade of a win', () => {
  it.each([
    [0n, 'none'],
    [1n, 'return'],
    [99n, 'return'],
    [100n, 'return'],
    [101n, 'small'],
    [499n, 'small'],
    [500n, 'good'],
    [1500n, 'big'],
    [4000n, 'great'],
    [10_000n, 'grand'],
  ])('of %s for a stake of 100 is %s', (win, grade) => {
    expect(gradeOf(win, 100n)).toBe(grade)
  })

  it('is never celebrated at or below the stake', () => {
    for (let win = 0n; win <= 250n; win++) expect(isCelebrated(gradeOf(win, 250n))).toBe(false)
    expect(isCelebrated(gradeOf(251n, 250n))).toBe(true)
  })
})

describe('free spins that are still open', () => {
  const freeSpins = [0, 0, 0, 8, 10, 12]
  const column = (hasScatter: boolean): SymbolRole[] => ['low1', hasScatter ? 'scatter' : 'low2', 'low3']
  it.each([
    [[1, 1, 0, 0, 0], 2],
    [[0, 1, 0, 1, 0], 4],
    [[0, 0, 0, 1, 1], undefined],
    [[1, 0, 0, 0, 0], undefined],
  ])('with scatters %j are waited for from reel %s on', (scatters, from) => {
    const window = scatters.map((count) => column(count === 1))
    expect(awaitedFrom({ freeSpins }, window)).toBe(from)
  })
})
