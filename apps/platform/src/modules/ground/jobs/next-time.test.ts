import { expect, it } from 'vitest'
import { nextTime } from './next-time.ts'

const now = new Date('2026-11-22T05:40:00.000Z')

it.each([
  ['* * * * *', '2026-11-22T05:41:00.000Z'],
  ['*/5 * * * *', '2026-11-22T05:45:00.000Z'],
  ['0 * * * *', '2026-11-22T06:00:00.000Z'],
  ['30 3 * * *', '2026-11-23T03:30:00.000Z'],
  ['0 0 * * 1', '2026-11-23T00:00:00.000Z'],
  ['0 0 1 1 *', '2027-01-01T00:00:00.000Z'],
  ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
])('%s is due next at %s', (pattern, time) => expect(nextTime(pattern, now)?.toISOString()).toBe(time))

it('a day that never comes is no time', () => expect(nextTime('0 0 31 2 *', now)).toBeNull())
