import { expect, it } from 'vitest'
import { ReadableLines } from './lines.ts'

const HOUR_MS = 3_600_000

function linesOf(count: number, countMax: number, timeZone = 'UTC') {
  const lines = new ReadableLines(1000n, countMax, timeZone)
  for (let index = 0; index < count; index++)
    lines.add({
      entryId: '',
      key: '',
      entryKind: 'bet',
      at: new Date(Date.UTC(2026, 0, 1) + index * 6 * HOUR_MS),
      place: 'gaming',
      isUndone: false,
      amount: index % 2 === 0 ? -10n : 5n,
    })
  return { grain: lines.grain, lines: lines.all() }
}

it('tells every movement with what was left after it, as long as they are few', () => {
  expect(linesOf(2, 2)).toEqual({
    grain: 'movement',
    lines: [
      { at: '2026-01-01T00:00:00.000Z', kind: 'stake', count: 1, amount: -10n, balance: 990n },
      { at: '2026-01-01T06:00:00.000Z', kind: 'win', count: 1, amount: 5n, balance: 995n },
    ],
  })
})

it('sums a day up by kinds when there are more, and says what was left at its end', () => {
  expect(linesOf(8, 4)).toEqual({
    grain: 'day',
    lines: [
      { at: '2026-01-01', kind: 'stake', count: 2, amount: -20n, balance: null },
      { at: '2026-01-01', kind: 'win', count: 2, amount: 10n, balance: 990n },
      { at: '2026-01-02', kind: 'stake', count: 2, amount: -20n, balance: null },
      { at: '2026-01-02', kind: 'win', count: 2, amount: 10n, balance: 980n },
    ],
  })
})

it('sums a month up when there are too many days, each movement in one of them', () => {
  const { grain, lines } = linesOf(4 * 59, 6)
  expect(grain).toBe('month')
  expect(lines.map(({ at, kind, count }) => [at, kind, count])).toEqual([
    ['2026-01', 'stake', 62],
    ['2026-01', 'win', 62],
    ['2026-02', 'stake', 56],
    ['2026-02', 'win', 56],
  ])
  expect(lines.at(-1)!.balance).toBe(1000n - 118n * 5n)
})

it('cuts days where the player lives', () => {
  expect(linesOf(4, 3, 'America/New_York').lines.map(({ at }) => at)).toEqual([
    '2025-12-31',
    '2026-01-01',
    '2026-01-01',
  ])
})
