import { parseCronItem } from 'graphile-worker'

const MINUTE_MS = 60_000

/** Every day that a pattern may name comes within four years, save around a century that has no leap day. */
const MINUTES_MAX = 4 * 366 * 24 * 60

/** The first minute after `now` at which a pattern of five fields is due, in UTC. */
export function nextTime(pattern: string, now: Date): Date | null {
  const { match } = parseCronItem({ task: 'any', match: pattern, identifier: 'any' })
  const first = Math.floor(now.getTime() / MINUTE_MS) + 1
  for (let minute = first; minute < first + MINUTES_MAX; minute += 1) {
    const time = new Date(minute * MINUTE_MS)
    const digest = {
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    }
    if (match(digest)) return time
  }
  return null
}
