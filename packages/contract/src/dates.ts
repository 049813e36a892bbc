/* How an instant is told, on pages and in letters alike. This file depends on nothing, so a browser may read it. */

/**
 * Codes of the site that mean something else, or something wider, to the browser: `se` stands for Swedish, as
 * operators write it, though the standard's `se` is Northern Sami; `pt` beside `pt-br` is Portugal's.
 */
const TAGS: Readonly<Record<string, string>> = { se: 'sv-SE', pt: 'pt-PT' }

/** The language tag by which the runtime knows a locale of the site: for `lang`, dates, figures and plural forms. */
export function formatTag(locale: string): string {
  const own = TAGS[locale]
  if (own) return own
  const [language, region] = locale.split('-')
  return region ? `${language}-${region.toUpperCase()}` : locale
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const STYLES = {
  /** A day: `20.11.2026`. */
  date: DAY,
  /** A day and the time: `20.11.2026, 14:05`. */
  instant: { ...DAY, ...TIME },
  /** The time alone: `14:05`. */
  time: TIME,
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * An instant as the whole site writes it: day, month, year and 24 hours, in the digits of the locale. A language with a
 * calendar of its own is told the day of that calendar, in the order its readers write it: `۱۴۰۵/۰۸/۲۹، ۱۴:۰۵`. Without a
 * time zone it is told in the reader's own, which only the browser knows.
 */
export function formatDate(instant: string | Date, locale: string, style: DateStyle, timeZone?: string): string {
  const key = `${locale} ${style} ${timeZone ?? ''}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(formatTag(locale), { ...STYLES[style], timeZone })))
  const parts = format.formatToParts(new Date(instant))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const time = `${read('hour')}:${read('minute')}`
  if (style === 'time') return time
  const isGregorian = format.resolvedOptions().calendar === 'gregory'
  const numbers = [read('year'), read('month'), read('day')]
  const day = isGregorian ? numbers.toReversed().join('.') : numbers.join('/')
  return style === 'date' ? day : `${day}${isGregorian ? ',' : '،'} ${time}`
}
