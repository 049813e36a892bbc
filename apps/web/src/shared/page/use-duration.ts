import { formatTag } from '@baize/contract/dates'
import { usePage } from './page-context.tsx'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in words of the page's locale, by its two largest units: "1 hour and 5 minutes". */
export function useDuration(): (seconds: number) => string {
  const tag = formatTag(usePage().locale)
  return (seconds) => {
    const counts = [
      ['day', Math.floor(seconds / DAY)],
      ['hour', Math.floor(seconds / HOUR) % 24],
      ['minute', Math.floor(seconds / MINUTE) % 60],
    ] as const
    const first = counts.findIndex(([unit, count]) => count > 0 || unit === 'minute')
    const parts = counts
      .slice(first, first + 2)
      .filter(([, count], index) => index === 0 || count > 0)
      .map(([unit, count]) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    return new Intl.ListFormat(tag).format(parts)
  }
}
