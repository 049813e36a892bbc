import { describe, expect, it } from 'vitest'
import { layoutOf } from '../layouts.ts'
import { layoutIds } from '../profiles-ids.ts'
import { betLevels } from './bets.ts'

describe('bet levels', () => {
  it('go from 0.20 to 100.00 euro on twenty lines', () => {
    const levels = betLevels(20, 'EUR', 100n)
    expect([levels.at(0), levels.at(-1)]).toEqual([20n, 10_000n])
    expect(levels).toContain(100n)
  })

  it.each(['EUR', 'USD', 'JPY', 'BTC', 'ETH', 'IRR', 'XYZ'])(
    'split evenly over the lines of every layout in %s',
    (currency) => {
      const scale = { JPY: 1n, BTC: 10n ** 8n, ETH: 10n ** 18n }[currency] ?? 100n
      for (const id of layoutIds) {
        const lines = layoutOf(id).paylines.length
        const levels = betLevels(lines, currency, scale)
        expect(levels.length).toBeGreaterThanOrEqual(8)
        expect(levels).toEqual(levels.toSorted((left, right) => Number(left - right)))
        for (const level of levels) expect(level % BigInt(lines)).toBe(0n)
      }
    },
  )

  it('fall back to smallest units where the currency knows nothing finer', () => {
    expect(betLevels(20, 'XYZ', 1n).at(0)).toBe(20n)
  })
})
