import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimalsOf,
  firstAmount,
  isWithin,
  maskAmount,
  presetsWithin,
  readAmount,
  settleAmount,
  toMinorUnits,
  writeAmount,
} from './amount.ts'

const limits = { min: 10, max: 5000 }

describe('the amount mask', () => {
  it.each([
    ['50', '50'],
    ['0050', '50'],
    ['0', '0'],
    ['12a b3', '123'],
    ['-5', '5'],
    ['1e5', '15'],
    ['25,5', '25.5'],
    ['25.555', '25.55'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['25.', '25.'],
    ['۵۰٫۵', '50.5'],
    ['١٢٣', '123'],
    ['123456789012', '1234567890'],
    ['12345678.90', '12345678.9'],
    ['', ''],
  ])('turns %j into %j', (typed, text) => {
    expect(maskAmount(typed, 2)).toBe(text)
  })

  it('knows no decimals where the currency has none', () => {
    expect(maskAmount('100.50', 0)).toBe('100')
  })

  it('leaves what it has masked before as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), (typed, decimals) => {
        const once = maskAmount(typed, decimals)
        expect(maskAmount(once, decimals)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(10)
        expect(once).toMatch(/^(\d+(\.\d*)?)?$/)
      }),
    )
  })
})

describe('the amount of a deposit', () => {
  it.each([
    ['', '10'],
    ['3', '10'],
    ['9.99', '10'],
    ['50', '50'],
    ['50.50', '50.5'],
    ['9000', '5000'],
  ])('%j becomes %j when the field is left', (text, settled) => {
    expect(settleAmount(text, limits, 2)).toBe(settled)
  })

  it.each([
    ['', false],
    ['9.99', false],
    ['10', true],
    ['5000', true],
    ['5000.01', false],
  ])('%j may be sent: %s', (text, isAllowed) => {
    expect(isWithin(text, limits)).toBe(isAllowed)
  })

  it('suggests only what may be chosen and starts with the default, or with the least', () => {
    const presets = [
      { amount: 5, default: false },
      { amount: 20, default: false },
      { amount: 50, default: true },
      { amount: 9000, default: false },
    ]
    expect(presetsWithin(presets, limits).map(({ amount }) => amount)).toEqual([20, 50])
    expect(firstAmount(presets, limits)).toBe(50)
    expect(firstAmount([{ amount: 5, default: true }], limits)).toBe(10)
  })

  it('travels in smallest units, exactly', () => {
    expect(toMinorUnits('25.5', 100)).toBe(2550)
    expect(toMinorUnits('0.29', 100)).toBe(29)
    expect(toMinorUnits('25.', 100)).toBe(2500)
    expect(toMinorUnits('1000', 1)).toBe(1000)
    expect(toMinorUnits('12.345678', 1e18)).toBe('12345678000000000000')
  })

  it('is written as people type it', () => {
    expect(writeAmount(50, 2)).toBe('50')
    expect(writeAmount(7.5, 2)).toBe('7.5')
    expect(writeAmount(100, 0)).toBe('100')
    expect(readAmount('')).toBe(0)
    expect([decimalsOf(100), decimalsOf(1), decimalsOf(1000)]).toEqual([2, 0, 3])
  })
})

it('writes amounts of any size in digits, never with an exponent', () => {
  expect(writeAmount(1e28, 2)).toBe(`1${'0'.repeat(28)}`)
  expect(writeAmount(1e21, 0)).toBe(`1${'0'.repeat(21)}`)
  expect(writeAmount(1e-7, 8)).toBe('0.0000001')
})
