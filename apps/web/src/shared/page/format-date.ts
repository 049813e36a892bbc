import { formatTag } from './format-tag.ts'

const STYLES = {
  /** A day: `20 Nov 2026`. */
  date: { dateStyle: 'medium' },
  /** A day and the time: `20 Nov 2026, 14:05`. */
  instant: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * An instant in the calendar, words and figures of the locale. Without a time zone it is told in the reader's
 * own, which only the browser knows.
 */
export function formatDate(instant: string | Date, locale: string, style: DateStyle, timeZone?: string): string {
  const key = `${locale} ${style} ${timeZone ?? ''}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(formatTag(locale), { ...STYLES[style], timeZone })))
  return format.format(new Date(instant))
}
