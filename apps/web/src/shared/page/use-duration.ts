import { formatTag } from './format-tag.ts'
import { usePage } from './page-context.tsx'

/** A length of time in hours and minutes, in words of the page's locale: "1 hour and 5 minutes". */
export function useDuration(): (seconds: number) => string {
  const tag = formatTag(usePage().locale)
  return (seconds) => {
    const part = (value: number, unit: 'hour' | 'minute') =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
    const hours = Math.floor(seconds / 3600)
    const minutes = Math.floor(seconds / 60) % 60
    const parts = [
      ...(hours > 0 ? [part(hours, 'hour')] : []),
      ...(minutes > 0 || hours === 0 ? [part(minutes, 'minute')] : []),
    ]
    return new Intl.ListFormat(tag).format(parts)
  }
}
