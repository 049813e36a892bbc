const DAY_MS = 86_400_000

/** Whether a break of this length that begins now ends after a moment; ids are as the constants name them: `3_days`. */
export function endsAfter(id: string, moment: string, now = Date.now()): boolean {
  const [, count, unit] = /^(\d+)_(day|week|month|year)s?$/.exec(id) ?? []
  if (!count) return true
  const end = new Date(now)
  const amount = Number(count)
  if (unit === 'month' || unit === 'year') end.setUTCMonth(end.getUTCMonth() + amount * (unit === 'year' ? 12 : 1))
  else end.setTime(now + amount * DAY_MS * (unit === 'week' ? 7 : 1))
  return end.getTime() > Date.parse(moment)
}
