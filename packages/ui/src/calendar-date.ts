import { onlyDigits } from './digits.ts'

export type DatePart = 'day' | 'month' | 'year'

/** Each part as it was typed, in any script's digits. */
export type DateParts = Readonly<Record<DatePart, string>>

/** What the three parts make together. */
export type DateState = 'empty' | 'incomplete' | 'invalid' | 'complete'

export function stateOf(parts: DateParts, min: string, max: string | undefined): DateState {
  const filled = [parts.day, parts.month, parts.year].filter((part) => part !== '')
  if (filled.length === 0) return 'empty'
  if (filled.length < 3 || parts.year.length < 4) return 'incomplete'
  const date = dateOf(parts)
  return date === null || date < min || (max !== undefined && date > max) ? 'invalid' : 'complete'
}

/** The date as `YYYY-MM-DD`, or null when the calendar has no such day. */
export function dateOf(parts: DateParts): string | null {
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => Number(onlyDigits(part)))
  const date = new Date(Date.UTC(2000, 0, 1))
  date.setUTCFullYear(year!, month! - 1, day)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** The parts of a `YYYY-MM-DD` in the reader's digits; the month stays the number of its name. */
export function partsOf(value: string, locale: string): DateParts {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!found) return { day: '', month: '', year: '' }
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    year: digits.format(Number(found[1])),
    month: String(Number(found[2])),
    day: digits.format(Number(found[3])),
  }
}

const WRITTEN = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** In which order the reader's language writes a date. */
export function orderOf(locale: string): DatePart[] {
  const written = new Intl.DateTimeFormat(locale, { ...WRITTEN, calendar: 'gregory', timeZone: 'UTC' })
  const types = written.formatToParts(0).map(({ type }) => type)
  return types.filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year')
}

/** January to December in the reader's language. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)))
}
