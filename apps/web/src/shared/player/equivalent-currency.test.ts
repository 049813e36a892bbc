import { describe, expect, it } from 'vitest'
import type { CurrencyInfo } from '../page/page-info.ts'
import { equivalentChoices, equivalentOf, hasEquivalent } from './equivalent-currency.ts'

const currency = (code: string, type: 'fiat' | 'crypto', subunitToUnit: number, rate: number): CurrencyInfo => ({
  code,
  name: code,
  symbol: code,
  type,
  subunitToUnit,
  rate: { rate, rateTime: '2026-01-01T00:00:00Z' },
  isBase: code === 'EUR',
})
const currencies = [
  currency('USD', 'fiat', 100, 110),
  currency('EUR', 'fiat', 100, 100),
  currency('BTC', 'crypto', 1e8, 1000),
  currency('JPY', 'fiat', 1, 160),
]

describe('the equivalent of an amount', () => {
  it('goes through the base currency and is rounded to two decimals', () => {
    // 1 EUR is 1000 satoshi, so 0.01 BTC is 1000 EUR.
    expect(equivalentOf(0.01, { from: 'BTC', to: 'USD', currencies })).toBe(1100)
    expect(equivalentOf(0.00000123, { from: 'BTC', to: 'EUR', currencies })).toBe(0.12)
  })

  it("counts in the smallest units of the currency it is shown in, not of the base's", () => {
    expect(equivalentOf(0.01, { from: 'BTC', to: 'JPY', currencies })).toBe(160_000)
  })

  it('is unknown without a rate', () => {
    expect(equivalentOf(1, { from: 'BTC', to: 'XYZ', currencies })).toBeNull()
  })
})

it('is offered for crypto accounts, in any fiat currency', () => {
  expect(hasEquivalent('BTC', currencies)).toBe(true)
  expect(hasEquivalent('EUR', currencies)).toBe(false)
  expect(equivalentChoices(currencies).map(({ code }) => code)).toEqual(['EUR', 'JPY', 'USD'])
})
