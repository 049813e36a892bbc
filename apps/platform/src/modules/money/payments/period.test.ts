import { describe, expect, it } from 'vitest'
import { periodOf } from './period.ts'

const iso = (query: { dateFrom?: string; dateTo?: string }) => {
  const { from, to } = periodOf(query)
  return [from?.toISOString(), to?.toISOString()]
}

describe('the period of a history', () => {
  it('takes in both days when it is given in days', () => {
    expect(iso({ dateFrom: '2026-11-20', dateTo: '2026-11-21' })).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-21T23:59:59.999Z',
    ])
  })

  it('takes in the whole day when it ends at midnight, in any zone', () => {
    expect(iso({ dateTo: '2026-11-21T00:00:00.000Z' })[1]).toBe('2026-11-21T23:59:59.999Z')
    expect(iso({ dateTo: '2026-11-21 00:00' })[1]).toBe('2026-11-21T23:59:59.999Z')
    expect(iso({ dateTo: '2026-11-21T00:00:00+0330' })[1]).toBe('2026-11-21T20:29:59.999Z')
  })

  it('keeps an instant within the day as it is', () => {
    expect(iso({ dateFrom: '2026-11-20T10:30:00+01:00', dateTo: '2026-11-21T22:59:59.999Z' })).toEqual([
      '2026-11-20T09:30:00.000Z',
      '2026-11-21T22:59:59.999Z',
    ])
  })

  it('is open where nothing is given', () => {
    expect(periodOf({})).toEqual({})
  })

  it('is refused when a day does not exist', () => {
    expect(() => periodOf({ dateFrom: '2026-13-41' })).toThrow(expect.objectContaining({ reason: 'validation' }))
    expect(() => periodOf({ dateTo: 'yesterday' })).toThrow(expect.objectContaining({ reason: 'validation' }))
  })
})
