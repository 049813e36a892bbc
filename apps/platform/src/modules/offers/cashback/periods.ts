import { type CashbackOffer, periodEdges } from '../bonuses/index.ts'

/** A stretch of whole days of UTC, `endsOn` the first that is no part of it, and when its cashback is paid. */
export interface Period {
  startsOn: string
  endsOn: string
  paysAt: Date
}

const HOUR_MS = 3_600_000

/** The period of an offer that a moment lies in. */
export function periodAt(
  { period, paysAfterHours }: Pick<CashbackOffer, 'period' | 'paysAfterHours'>,
  at: Date,
): Period {
  const [fromMs, toMs] = periodEdges(period, at)
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

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
