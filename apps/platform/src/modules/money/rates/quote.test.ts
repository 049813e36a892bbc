import { describe, expect, it } from 'vitest'
import { problemOf } from './quote.ts'

const now = new Date('2026-11-22T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000)
const last = { perBase: '1.10', at: hours(1), type: 'fiat' as const }
const quote = (said: string, at = now) => ({ said, at })

describe('a quote', () => {
  it.each(['1.11', '1.21', '1.000000000000000001', '1'])('of %s is taken over', (said) => {
    expect(problemOf(quote(said), last, now)).toBeNull()
  })

  it.each(['0', '0.000', '-1.1', '', '1e3', 'NaN', 'Infinity', '1,10', '0x1', ' 1.1', '1.', `1${'0'.repeat(20)}`])(
    'of "%s" is no rate',
    (said) => {
      expect(problemOf(quote(said), last, now)).toBe('malformed')
    },
  )

  it('that is further off than a day moves a rate is a jump, in either direction', () => {
    expect(problemOf(quote('1.22'), last, now)).toBe('jump')
    expect(problemOf(quote('0.99'), last, now)).toBe('jump')
    expect(problemOf(quote('110'), last, now)).toBe('jump')
    expect(problemOf(quote('1.40'), { ...last, type: 'crypto' }, now)).toBeNull()
  })

  it('may be the further off the longer ago the last good one was', () => {
    expect(problemOf(quote('1.40'), { ...last, at: hours(24) }, now)).toBe('jump')
    expect(problemOf(quote('1.40'), { ...last, at: hours(72) }, now)).toBeNull()
  })

  it('is of now', () => {
    expect(problemOf(quote('1.10', hours(25)), last, now)).toBe('old')
    expect(problemOf(quote('1.10', hours(-1)), last, now)).toBe('ahead')
    expect(problemOf(quote('1.10', new Date(now.getTime() + 30_000)), last, now)).toBeNull()
  })
})
