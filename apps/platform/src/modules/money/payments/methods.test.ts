import type { Currency } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { roundAmount } from './method-terms.ts'
import { cashierMethods, depositMethods } from './methods.ts'

const currency = (over: Partial<Currency>, rate: number): Currency => ({
  code: 'EUR',
  name: 'Euro',
  symbol: '€',
  type: 'fiat',
  isBase: false,
  isEnabled: true,
  subunitToUnit: 100,
  rate: { rate, rateTime: '2026-11-01T00:00:00.000Z' },
  ...over,
})

const methodsOf = (given: Currency | undefined) =>
  depositMethods(cashierMethods, given, { takesCredit: true, known: {} })

describe('the amounts of a payment method', () => {
  it('are the base amounts in the base currency, with one preset by default', () => {
    const [card] = methodsOf(currency({}, 100))
    expect(card).toMatchObject({ method: 'card', amountMin: 10, amountMax: 5000 })
    expect(card!.presets.filter((preset) => preset.default)).toEqual([{ amount: 50, default: true }])
  })

  it('are round amounts of about the same worth in other currencies', () => {
    expect(methodsOf(currency({ code: 'USD' }, 110))[0]).toMatchObject({ amountMin: 10, amountMax: 5000 })
    expect(methodsOf(currency({ code: 'HUF' }, 39_200))[0]).toMatchObject({
      amountMin: 4000,
      amountMax: 2_000_000,
    })
    expect(methodsOf(currency({ code: 'IRT', subunitToUnit: 1 }, 118_000))[0]).toMatchObject({
      amountMin: 1_000_000,
      amountMax: 600_000_000,
    })
  })

  it('are never finer than the currency', () => {
    for (const [subunitToUnit, perBase] of [
      [1, 168],
      [1000, 0.337],
      [100, 11.1],
    ] as const) {
      const [card] = methodsOf(currency({ subunitToUnit }, perBase * subunitToUnit))
      const amounts = [card!.amountMin, card!.amountMax, ...card!.presets.map((preset) => preset.amount)]
      for (const amount of amounts) expect(Number.isInteger(Math.round(amount * subunitToUnit * 1e6) / 1e6)).toBe(true)
      expect(amounts.every((amount) => amount >= card!.amountMin && amount <= card!.amountMax)).toBe(true)
    }
  })

  it('do not exist for a currency that is not offered or that no method takes', () => {
    expect(methodsOf(undefined)).toEqual([])
    expect(methodsOf(currency({ isEnabled: false }, 100))).toEqual([])
    expect(methodsOf(currency({ type: 'crypto' }, 100))).toEqual([])
  })

  it('are rounded to the nearest round figure', () => {
    expect([0.337, 7, 11, 110, 980, 12_600].map(roundAmount)).toEqual([0.3, 7.5, 10, 100, 1000, 15_000])
  })
})
