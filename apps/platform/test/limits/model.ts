import type { Composition } from '../../src/modules/play/rounds/index.ts'

type Period = 'daily' | 'weekly' | 'monthly'

/** What happened to the player's money, as the model remembers it: everything, counted anew whenever it is asked. */
interface Movement {
  kind: 'stake' | 'win'
  at: number
  roundBeganAt: number
  cash: bigint
  bonus: bigint
  isGivenBack: boolean
}

export interface ModelLimit {
  definition: 1 | 2
  period: Period
  amount: bigint
  startsAt: number
  endsAt: number
  zone: string
  change: { kind: 'raise' | 'removal'; amount: bigint; at: number } | null
}

const DAY_MS = 86_400_000

/** A second opinion on limits: no counters, no database, days by `Intl`. */
export class LimitModel {
  readonly movements: Movement[] = []
  readonly limits: ModelLimit[] = []
  zone: string
  constructor(zone: string) {
    this.zone = zone
  }

  set(definition: 1 | 2, period: Period, amount: bigint, now: number): boolean {
    if (this.limits.some((limit) => limit.definition === definition && limit.period === period)) return false
    const { zone } = this
    const [startsAt, endsAt] = [periodStart(period, zone, now, 0), periodStart(period, zone, now, 1)]
    this.limits.push({ definition, period, amount, startsAt, endsAt, zone, change: null })
    return true
  }

  /** The limits in the periods that run now. */
  standing(now: number): ModelLimit[] {
    for (const limit of this.limits) {
      if (now < limit.endsAt) continue
      const { zone } = this
      const formerEnd = limit.endsAt
      let startsAt = periodStart(limit.period, zone, now, 0)
      let endsAt = periodStart(limit.period, zone, now, 1)
      const firstBoundary = periodStart(limit.period, zone, formerEnd, 1)
      const isCutShort = zone !== limit.zone && periodStart(limit.period, zone, formerEnd, 0) !== formerEnd
      const firstEnd = periodStart(limit.period, zone, firstBoundary, 1)
      if (isCutShort && now < firstEnd) [startsAt, endsAt] = [formerEnd, firstEnd]
      Object.assign(limit, { startsAt, endsAt, zone })
    }
    return this.limits
  }

  used({ definition, startsAt, endsAt }: ModelLimit): bigint {
    const isIn = (at: number) => at >= startsAt && at < endsAt
    let used = 0n
    for (const { kind, at, roundBeganAt, cash, bonus, isGivenBack } of this.movements) {
      if (kind === 'stake' && isIn(at) && !isGivenBack) used += definition === 1 ? cash + bonus : cash
      if (kind === 'win' && definition === 2 && isIn(roundBeganAt)) used -= cash
    }
    return used
  }

  refusal({ cash, bonus }: Composition, now: number): string | null {
    const broken = this.standing(now).filter((limit) =>
      limit.definition === 1
        ? this.used(limit) + cash + bonus > limit.amount
        : cash > 0n && this.used(limit) + cash > limit.amount,
    )
    if (broken.some(({ definition }) => definition === 1)) return 'bet_limit_reached'
    return broken.length > 0 ? 'loss_limit_reached' : null
  }

  /** Another amount; the house's open rules: a day, the end of the period, confirmed within a week. */
  change(limit: ModelLimit, amount: bigint, now: number): 'done' | 'limit_change_pending' {
    this.standing(now)
    const { change } = limit
    if (amount <= limit.amount) Object.assign(limit, { amount, change: null })
    else if (change?.kind === 'raise' && change.amount === amount && now < change.at) return 'limit_change_pending'
    else if (change?.kind === 'raise' && change.amount === amount && now < change.at + 7 * DAY_MS)
      Object.assign(limit, { amount, change: null })
    else limit.change = { kind: 'raise', amount, at: Math.max(now + DAY_MS, limit.endsAt) }
    return 'done'
  }

  remove(limit: ModelLimit, now: number): 'done' | 'limit_change_pending' {
    this.standing(now)
    const { change } = limit
    if (change?.kind === 'removal' && now < change.at) return 'limit_change_pending'
    if (change?.kind === 'removal' && now < change.at + 7 * DAY_MS) this.limits.splice(this.limits.indexOf(limit), 1)
    else limit.change = { kind: 'removal', amount: 0n, at: Math.max(now + DAY_MS, limit.endsAt) }
    return 'done'
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** `2026-03-29` as clocks in the zone show it. */
function localDate(at: number, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    formats.set(zone, (format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, calendar: 'iso8601', ...parts })))
  }
  return format.format(at)
}

/** The first moment at which a clock in the zone shows the first day of the period that lies `ahead` of this one. */
export function periodStart(period: Period, zone: string, at: number, ahead: 0 | 1): number {
  const day = new Date(`${localDate(at, zone)}T00:00:00Z`)
  if (period === 'weekly') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + 7 * ahead)
  else if (period === 'monthly') day.setUTCMonth(day.getUTCMonth() + ahead, 1)
  else day.setUTCDate(day.getUTCDate() + ahead)
  const wanted = day.toISOString().slice(0, 10)
  let [before, from] = [day.getTime() - DAY_MS, day.getTime() + DAY_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (localDate(middle, zone) >= wanted) from = middle
    else before = middle
  }
  return from
}
