/** A stretch of whole days of UTC; weeks begin on Monday. */
export type CalendarPeriod = 'day' | 'week' | 'month'

const DAY_MS = 86_400_000
/** The fourth day of 1970 was a Monday, counted from zero. */
const MONDAY = 4

/** Where the period that a moment lies in begins, and where the next one does, in milliseconds. */
export function periodEdges(period: CalendarPeriod, at: Date): [number, number] {
  const day = Math.floor(at.getTime() / DAY_MS)
  if (period === 'day') return [day * DAY_MS, (day + 1) * DAY_MS]
  if (period === 'month') {
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
    return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
  }
  const monday = day - ((((day - MONDAY) % 7) + 7) % 7)
  return [monday * DAY_MS, (monday + 7) * DAY_MS]
}
