const DAY_MS = 86_400_000

/** Days that are shown when none is named, today included. */
const DAYS_SHOWN = 30

/** Before it there was no house, and after it will be none. */
const FIRST_DAY = '2020-01-01'
const LAST_DAY = '9999-12-31'

/** The days of UTC that figures are wanted of, both part of it; either may come first, and none need be named. */
export function chosenDays(
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
  now: Date,
): { from: string; until: string } {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const last = dayOf(dateTo ?? day(now.getTime()))
  const first = dayOf(dateFrom ?? day(Date.parse(last) - (DAYS_SHOWN - 1) * DAY_MS))
  return first <= last ? { from: first, until: last } : { from: last, until: first }
}

/** A day the house may have had; one that the month does not have is its last one. */
function dayOf(text: string): string {
  const within = [FIRST_DAY, [text, LAST_DAY].toSorted()[0]!].toSorted()[1]!
  const [year, month, day] = within.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > last ? `${within.slice(0, 8)}${last}` : within
}
