import { describe, expect, it } from 'vitest'
import { askAgainAt, stepFor } from './address.ts'
import { readValue } from './providers/value.ts'

const told = (state: 'seen' | 'confirmed' | 'void') => ({ id: 'a-0', amount: 1n, state })

describe('a word about a payment', () => {
  it.each([
    [undefined, 'seen', 'open'],
    [undefined, 'confirmed', 'open'],
    [undefined, 'void', null],
    ['seen', 'seen', null],
    ['seen', 'confirmed', 'confirm'],
    ['seen', 'void', 'void'],
    ['void', 'seen', null],
    ['void', 'confirmed', 'confirm'],
    ['small', 'void', null],
    ['settled', 'void', null],
    ['settled', 'seen', null],
  ] as const)('when it is %s, that it is %s means %s', (kept, state, step) => {
    expect(stepFor(kept && { state: kept }, told(state))).toBe(step)
  })
})

describe('the company is asked again', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const after = (quietMinutes: number, isAwaiting: boolean) =>
    (askAgainAt(new Date(now.getTime() - quietMinutes * 60_000), isAwaiting, now).getTime() - now.getTime()) / 60_000

  it('after three minutes while something is on its way, ever later otherwise, and daily for ever', () => {
    expect([after(600, true), after(0, false), after(60, false), after(525_600, false)]).toEqual([3, 3, 15, 1440])
  })
})

describe('an amount of coins', () => {
  it.each([
    ['1.123456789012345678', 10n ** 18n, 1_123_456_789_012_345_678n],
    ['1.1234567890123456789', 10n ** 18n, 1_123_456_789_012_345_678n],
    ['0.00000001', 10n ** 8n, 1n],
    ['0.000000019', 10n ** 8n, 1n],
    ['0.000000009', 10n ** 8n, 0n],
    ['21000000', 10n ** 8n, 2_100_000_000_000_000n],
  ])('of %s is exact, and what is finer than the smallest unit is nobody’s', (value, scale, amount) => {
    expect(readValue(value, scale)).toBe(amount)
  })

  it.each(['', '-1', '1e5', '1,5', 'NaN', '.5', `${'9'.repeat(39)}`])('is not %j', (value) => {
    expect(readValue(value, 10n ** 8n)).toBeNull()
  })
})
