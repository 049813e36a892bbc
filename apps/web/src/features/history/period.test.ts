import { expect, it, vi } from 'vitest'
import { endOfDay, startOfDay } from './period.ts'

it('a day of the filter is a day of the reader, whole', () => {
  vi.stubEnv('TZ', 'Asia/Tehran')
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T20:30:00.000Z')
  expect(endOfDay('2026-11-21')).toBe('2026-11-21T20:29:59.999Z')
  vi.unstubAllEnvs()
})
