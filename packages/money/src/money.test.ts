import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MoneyError, add, fromMain, money, multiplyByRatio, toMainNumber, toMainText } from './money.ts'

describe('money', () => {
  it('writes smallest units as exact main units', () => {
    expect(toMainText(2550n, 100n)).toBe('25.50')
    expect(toMainText(-5n, 100n)).toBe('-0.05')
    expect(toMainText(7n, 1n)).toBe('7')
    expect(toMainText(1n, 10n ** 18n)).toBe('0.000000000000000001')
    expect(toMainNumber(2550n, 100n)).toBe(25.5)
  })

  it('reads main units from numbers and text, exponents included', () => {
    expect(fromMain('25.5', 100n)).toBe(2550n)
    expect(fromMain(1e-7, 10n ** 8n)).toBe(10n)
    expect(fromMain('1.5e3', 100n)).toBe(150000n)
    expect(fromMain('0.10', 10n)).toBe(1n)
  })

  it('refuses what is finer than the smallest unit or not a number', () => {
    expect(() => fromMain('0.001', 100n)).toThrow(MoneyError)
    expect(() => fromMain('1,5', 100n)).toThrow(MoneyError)
    expect(() => fromMain('', 100n)).toThrow(MoneyError)
    expect(() => fromMain(Number.NaN, 100n)).toThrow(MoneyError)
  })

  it('refuses to mix currencies', () => {
    expect(() => add(money(1n, 'EUR'), money(1n, 'USD'))).toThrow(MoneyError)
  })

  it('returns every amount from its own text', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 36n), 10n ** 36n), fc.integer({ min: 0, max: 18 }), (amount, places) => {
        const scale = 10n ** BigInt(places)
        expect(fromMain(toMainText(amount, scale), scale)).toBe(amount)
      }),
    )
  })

  it('names its rounding', () => {
    expect(multiplyByRatio(5n, 1n, 2n, 'down')).toBe(2n)
    expect(multiplyByRatio(5n, 1n, 2n, 'half-up')).toBe(3n)
  })
})
