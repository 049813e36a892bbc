import { expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (text: string) => new Date(text)
const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const end = (now: string, from: string, to: string, timeZone = 'Europe/Berlin') =>
  quietUntil(at(now), { from: clock(from), to: clock(to) }, timeZone)?.toISOString() ?? null

it.each([
  ['before it begins', '2026-11-10T20:59:59Z', null],
  ['when it begins', '2026-11-10T21:00:00Z', '2026-11-11T07:00:00.000Z'],
  ['before midnight', '2026-11-10T22:30:12Z', '2026-11-11T07:00:00.000Z'],
  ['after midnight', '2026-11-11T02:00:00Z', '2026-11-11T07:00:00.000Z'],
  ['in its last minute', '2026-11-11T06:59:59Z', '2026-11-11T07:00:00.000Z'],
  ['when it is over', '2026-11-11T07:00:00Z', null],
])('over midnight, %s', (_when, now, expected) => expect(end(now, '22:00', '08:00')).toBe(expected))

it('within one day', () => {
  expect(end('2026-11-10T12:30:00Z', '13:00', '15:00')).toBe('2026-11-10T14:00:00.000Z')
  expect(end('2026-11-10T15:30:00Z', '13:00', '15:00')).toBeNull()
})

it('follows clocks that are put forward and back', () => {
  // 29 March 2026, 02:00 is 03:00: a night of an hour less.
  expect(end('2026-03-28T22:00:00Z', '22:00', '08:00')).toBe('2026-03-29T06:00:00.000Z')
  // 25 October 2026, 03:00 is 02:00: a night of an hour more.
  expect(end('2026-10-24T21:00:00Z', '22:00', '08:00')).toBe('2026-10-25T07:00:00.000Z')
})

it('ends with the missing hour where its end lies in that, and the first time where its end comes twice', () => {
  expect(end('2026-03-28T22:00:00Z', '22:00', '02:30')).toBe('2026-03-29T01:00:00.000Z')
  expect(end('2026-10-24T21:00:00Z', '22:00', '02:30')).toBe('2026-10-25T00:30:00.000Z')
})

it('takes a time zone nobody knows for UTC', () =>
  expect(end('2026-11-10T23:00:00Z', '22:00', '08:00', 'Mars/Olympus')).toBe('2026-11-11T08:00:00.000Z'))
