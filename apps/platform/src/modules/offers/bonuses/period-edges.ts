/** A stretch of whole days of UTC; weeks begin on Monday. */
export type CalendarPeriod = 'day' | 'week' | 'month' | 'season'

/** Seasons begin with January, April, July and October. */
const MONTHS_OF_SEASON = 3

const DAY_MS = 86_400_000
/** The fourth day of 1970 was a Monday, counted from zero. */
const MONDAY = 4

/** Where the period that a moment lies in begins, and where the next one does, in milliseconds. */
export function periodEdges(period: CalendarPeriod, at: Date): [number, number] {
  const day = Math.floor(at.getTime() / DAY_MS)
  if (period === 'day') return [day * DAY_MS, (day + 1) * DAY_MS]
  if (period === 'month' || period === 'season') {
    const months = period === 'month' ? 1 : MONTHS_OF_SEASON
    const [year, month] = [at.getUTCFullYear(), Math.floor(at.getUTCMonth() / months) * months]
    return [Date.UTC(year, month, 1), Date.UTC(year, month + months, 1)]
  }
  const monday = day - ((((day - MONDAY) % 7) + 7) % 7)
  return [monday * DAY_MS, (monday + 7) * DAY_MS]
}
