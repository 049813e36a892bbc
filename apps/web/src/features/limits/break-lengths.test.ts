import { expect, it } from 'vitest'
import { endsAfter } from './break-lengths.ts'

it.each([
  ['1_day', '2026-01-31T23:59:59Z', true],
  ['1_day', '2026-02-01T00:00:00Z', false],
  ['3_days', '2026-02-02T00:00:00Z', true],
  ['1_week', '2026-02-08T00:00:00Z', false],
  ['1_month', '2026-03-02T00:00:00Z', true],
  ['1_year', '2027-01-30T00:00:00Z', true],
  ['forever', '2999-01-01T00:00:00Z', true],
])('a break of %s that begins with February ends after %s: %s', (id, moment, isAfter) => {
  expect(endsAfter(id, moment, Date.UTC(2026, 0, 31))).toBe(isAfter)
})
