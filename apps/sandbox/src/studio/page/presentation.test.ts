import { describe, expect, it } from 'vitest'
import type { SpinReply } from '../play/reply.ts'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'
import { allPlaces, countMs, windowInWords, winsOf } from './presentation.ts'

const symbols = Object.fromEntries(
  symbolRoles.map((role) => [role, { label: role.toUpperCase(), image: '' }]),
) as Record<SymbolRole, { label: string; image: string }>
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
    expect(countMs(100n, 100n)).toBeLessThan(countMs(1000n, 100n))
    expect(countMs(10n ** 12n, 100n)).toBe(3200)
  })
})
