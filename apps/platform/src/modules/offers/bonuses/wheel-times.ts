import type { Wheel } from './wheel-file.ts'

const DAY_MS = 86_400_000

/** A wheel that comes back each year is shown as coming for so long before. */
const ANNOUNCED_DAYS = 14

export interface WheelTimes {
  state: 'planned' | 'running' | 'over'
  /** When it can be turned first, or could be; null where the file does not say. */
  from: Date | null
  /** When it can no longer be turned; null where it has no end. */
  to: Date | null
}

type Timed = Pick<Wheel, 'isRunning' | 'availableFrom' | 'availableTo' | 'season'>

/** When a wheel can be turned, by its file alone. One of a season that is far away is over. */
export function timesOf(wheel: Timed, now: Date): WheelTimes {
  const [opens, closes] = [wheel.availableFrom, wheel.availableTo].map((at) => (at === null ? null : new Date(at)))
  const season = wheel.season && seasonAt(wheel.season, now)
  const from = season ? laterOf(season.from, opens!) : opens!
  const to = season ? soonerOf(season.to, closes!) : closes!
  if (!wheel.isRunning || (to && now >= to)) return { state: 'over', from, to }
  if (!from || now >= from) return { state: 'running', from, to }
  const isFarAway = season && season.from.getTime() - now.getTime() > ANNOUNCED_DAYS * DAY_MS
  return { state: isFarAway ? 'over' : 'planned', from, to }
}

/** The season that runs, or the next one. Both of its days count, in UTC; it may pass the turn of the year. */
function seasonAt({ from, to }: { from: string; to: string }, now: Date): { from: Date; to: Date } {
  const year = now.getUTCFullYear()
  const seasons = [year - 1, year, year + 1].map((begun) => ({
    from: dayOf(begun, from, 0),
    to: dayOf(to < from ? begun + 1 : begun, to, 1),
  }))
  return seasons.find((season) => season.to > now)!
}

/** The first moment of a day `MM-DD`, so many days later. */
function dayOf(year: number, monthDay: string, later: number): Date {
  const [month, day] = monthDay.split('-').map(Number)
  return new Date(Date.UTC(year, month! - 1, day! + later))
}

const laterOf = (one: Date, other: Date | null) => (other && other > one ? other : one)
const soonerOf = (one: Date, other: Date | null) => (other && other < one ? other : one)
