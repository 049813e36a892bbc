import { formatDate, formatTag } from '@baize/contract/dates'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPart } from '../content/text.ts'
import { localDigits } from './digits.ts'
import { numberFormat } from './money.ts'

const AT = '2026-11-20T13:05:00Z'

/** Every locale that dates can be told in: how its November begins, and how 4.5 ends. */
const LOCALES: [code: string, month: string, figure: string][] = [
  ['en', 'novem', '4.5'],
  ['de', 'novem', '4,5'],
  ['fr', 'novem', '4,5'],
  ['es', 'novie', '4,5'],
  ['pt', 'novem', '4,5'],
  ['pt-br', 'novem', '4,5'],
  ['ru', 'ноябр', '4,5'],
  ['tr', 'kasım', '4,5'],
  ['hi', 'नवंबर', '4.5'],
  ['fa', 'آبان', '۴٫۵'],
  ['uz', 'noyab', '4,5'],
  ['kk', 'қараш', '4,5'],
  ['es-mx', 'novie', '4.5'],
  ['it', 'novem', '4,5'],
  ['et', 'novem', '4,5'],
  ['fi', 'marra', '4,5'],
  ['el', 'νο', '4,5'],
  ['id', 'novem', '4,5'],
  ['nb', 'novem', '4,5'],
  ['pl', 'listo', '4,5'],
  ['ro', 'noiem', '4,5'],
  ['se', 'novem', '4,5'],
  ['cs', 'listo', '4,5'],
  ['da', 'novem', '4,5'],
  ['nl', 'novem', '4,5'],
  ['en-ca', 'novem', '4.5'],
]

describe.each(LOCALES)('the locale %s', (code, month, figure) => {
  it('is one the runtime knows, and not a stand-in for another', () => {
    const tag = formatTag(code)
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag])
  })

  it('names months and writes figures its own way', () => {
    const named = new Intl.DateTimeFormat(formatTag(code), { month: 'long', timeZone: 'UTC' }).format(new Date(AT))
    expect(named.toLocaleLowerCase(code).startsWith(month)).toBe(true)
    expect(new Intl.NumberFormat(formatTag(code)).format(4.5)).toBe(figure)
    expect(numberFormat(code, 2).format(4.5).startsWith(figure)).toBe(true)
  })

  it('writes small counts without asking the runtime, as the runtime would', () => {
    expect(localDigits('1234567890', code)).toBe(
      new Intl.NumberFormat(formatTag(code), { useGrouping: false }).format(1234567890),
    )
  })

  it('tells a day and a time', () => {
    const day = formatDate(AT, code, 'date', 'UTC')
    const moment = formatDate(AT, code, 'instant', 'UTC')
    expect(day).not.toMatch(/Invalid|GMT/)
    expect(moment.length).toBeGreaterThan(day.length)
  })

  it('has a form of its plural for every number', () => {
    const forms = { $plural: { zero: 'x', one: 'x', two: 'x', few: 'x', many: 'x', other: 'x' } }
    const text = readPart({ forms }, code)
    expect([0, 1, 2, 3, 5, 11, 21, 100, 1_000_000].map((count) => text.plural('forms', count))).toEqual(
      Array.from({ length: 9 }, () => 'x'),
    )
  })
})

it('is told in the time zone that is asked for', () => {
  expect(formatDate(AT, 'de', 'instant', 'Europe/Berlin')).toBe('20.11.2026, 14:05')
  expect(formatDate(AT, 'en', 'date', 'Pacific/Auckland')).toBe('21.11.2026')
})

describe('without a time zone', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is told in that of the reader', () => {
    vi.stubEnv('TZ', 'Asia/Tehran')
    expect(formatDate('2026-11-20T22:05:00.000Z', 'en', 'instant')).toBe('21.11.2026, 01:35')
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(formatDate('2026-11-20T22:05:00.000Z', 'de', 'instant')).toBe('20.11.2026, 23:05')
  })

  it('is told in the calendar, the order and the digits of the reader', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(formatDate('2026-01-02T03:04:00.000Z', 'fa', 'instant')).toBe('۱۴۰۴/۱۰/۱۲، ۰۳:۰۴')
  })
})

it('knows the codes that mean something else to the standard', () => {
  expect(['se', 'pt', 'pt-br', 'en-ca', 'de'].map(formatTag)).toEqual(['sv-SE', 'pt-PT', 'pt-BR', 'en-CA', 'de'])
})
