import type { CashbackOffer } from '../bonuses/index.ts'

/** A stretch of whole days of UTC, `endsOn` the first that is no part of it, and when its cashback is paid. */
export interface Period {
  startsOn: string
  endsOn: string
  paysAt: Date
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The fourth day of 1970 was a Monday, counted from zero. */
const MONDAY = 4

/** The period of an offer that a moment lies in. */
export function periodAt(
  { period, paysAfterHours }: Pick<CashbackOffer, 'period' | 'paysAfterHours'>,
  at: Date,
): Period {
  const [fromMs, toMs] = edgesOf(period, at)
  return { startsOn: dayOf(fromMs), endsOn: dayOf(toMs), paysAt: new Date(toMs + paysAfterHours * HOUR_MS) }
}

/**
 * The periods of an offer from a day on to the one a moment lies in, the oldest first. One that began before the day
 * begins with it.
 */
export function periodsSince(
  offer: Pick<CashbackOffer, 'period' | 'paysAfterHours'>,
  day: string,
  until: Date,
): Period[] {
  const periods: Period[] = []
  for (let from = new Date(day); from <= until; from = new Date(periods.at(-1)!.endsOn))
    periods.push({ ...periodAt(offer, from), startsOn: dayOf(from.getTime()) })
  return periods
}

function edgesOf(period: CashbackOffer['period'], at: Date): [number, number] {
  const day = Math.floor(at.getTime() / DAY_MS)
  if (period === 'day') return [day * DAY_MS, (day + 1) * DAY_MS]
  if (period === 'month') {
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
    return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
  }
  const monday = day - ((((day - MONDAY) % 7) + 7) % 7)
  return [monday * DAY_MS, (monday + 7) * DAY_MS]
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
