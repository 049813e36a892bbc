import { afterEach, describe, expect, it, vi } from 'vitest'
import { localDigits, plainDigits } from './digits.ts'
import { formatInstant } from './format-instant.ts'

afterEach(() => vi.unstubAllEnvs())

describe('an instant in a history', () => {
  it('is told in the time zone of the reader', () => {
    vi.stubEnv('TZ', 'Asia/Tehran')
    expect(formatInstant('2026-11-20T22:05:00.000Z', 'en')).toBe('21.11.2026, 01:35')
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(formatInstant('2026-11-20T22:05:00.000Z', 'de')).toBe('20.11.2026, 23:05')
  })

  it('is written in the digits of the reader', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(formatInstant('2026-01-02T03:04:00.000Z', 'fa')).toBe('۰۲.۰۱.۲۰۲۶, ۰۳:۰۴')
  })
})

describe('digits', () => {
  it('turn into those of the locale and back', () => {
    expect(localDigits('10.5', 'fa')).toBe('۱۰.۵')
    expect(localDigits('10.5', 'en')).toBe('10.5')
    expect(plainDigits('۱۰٫۵ ٣')).toBe('10٫5 3')
  })
})
