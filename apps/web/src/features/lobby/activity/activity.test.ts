import { describe, expect, it } from 'vitest'
import { winners } from '../../../../test/fixtures/catalogue.ts'
import { type ActivityRow, ROWS_MAX, addRow, inBase, rowOfWinner } from './activity.ts'

const currency = (code: string, subunitToUnit: number, rate: number) => ({
  code,
  name: code,
  symbol: code,
  type: 'fiat' as const,
  subunitToUnit,
  rate: { rate, rateTime: '2026-01-01T00:00:00Z' },
  isBase: code === 'EUR',
})
const currencies = [currency('EUR', 100, 100), currency('USD', 100, 110), currency('BTC', 1e8, 1000)]

describe('an amount in the base currency', () => {
  it('follows the rate: smallest units for one main unit of the base', () => {
    expect(inBase(5, 'EUR', currencies)).toBe(5)
    expect(inBase(11, 'USD', currencies)).toBeCloseTo(10)
    expect(inBase(0.001, 'BTC', currencies)).toBeCloseTo(100)
  })

  it('is not known for a currency without rate', () => {
    expect(inBase(1, 'XXX', currencies)).toBeNull()
  })
})

describe('the board', () => {
  const row = (key: string): ActivityRow => ({ ...rowOfWinner(winners[0]!, currencies, null), key })

  it('puts the newest line first and keeps each once', () => {
    expect(addRow([row('a'), row('b')], row('b')).map(({ key }) => key)).toEqual(['b', 'a'])
  })

  it('keeps eleven', () => {
    const many = Array.from({ length: ROWS_MAX }, (_, index) => row(`line ${index}`))
    expect(addRow(many, row('new'))).toHaveLength(ROWS_MAX)
  })
})
