import { fromMain } from '@baize/money'
import { BASE_CURRENCY, currencyByCode } from '../../ground/settings/index.ts'
import type { Segment, SegmentRules } from '../bonuses/index.ts'

/** What is known of a player when it is asked which segments they are in. */
export interface Standing {
  registeredAt: Date
  country: string | null
  level: number
  deposits: number
  /** Smallest units of the base currency. */
  deposited: bigint
  lastDepositAt: Date | null
  stakes: number
  lastPlayedAt: Date | null
  lastSeenAt: Date | null
}

type Range = { min?: number | undefined; max?: number | undefined }

const DAY_MS = 86_400_000
const BASE_UNITS = BigInt(currencyByCode(BASE_CURRENCY)!.subunitToUnit)

/** The segments a player is in now, in the order of their ids. */
export function placesOf(segments: Iterable<Segment>, standing: Standing, now: Date): string[] {
  return [...segments]
    .filter(({ rules }) => isIn(rules, standing, now))
    .map(({ id }) => id)
    .toSorted()
}

/** When time alone may change what segments the player is in; null where it never does. */
export function nextTimeOf(segments: Iterable<Segment>, standing: Standing, now: Date): Date | null {
  const times = [...segments].flatMap(({ rules }) =>
    countedDays(rules, standing).flatMap(({ range, since }) =>
      since ? edgesOf(range).map((days) => since.getTime() + days * DAY_MS) : [],
    ),
  )
  const next = Math.min(...times.filter((time) => time > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/** The number of stakes from which on the player may be in other segments; null where none is left. */
export function nextStakesOf(segments: Iterable<Segment>, { stakes }: Standing): number | null {
  const edges = [...segments].flatMap(({ rules }) => edgesOf(rules.stakes)).filter((edge) => edge > stakes)
  return edges.length > 0 ? Math.min(...edges) : null
}

function isIn(rules: SegmentRules, standing: Standing, now: Date): boolean {
  const { country, deposits, deposited, stakes, level } = standing
  const { countries } = rules
  if (countries && (country === null || countries.list.includes(country) === countries.isExcluded)) return false
  if (rules.deposited && !isSumWithin(deposited, rules.deposited)) return false
  return (
    isWithin(deposits, rules.deposits) &&
    isWithin(stakes, rules.stakes) &&
    isWithin(level, rules.level) &&
    countedDays(rules, standing).every(({ range, since }) => isWithin(since && daysBetween(since, now), range))
  )
}

function countedDays(rules: SegmentRules, { registeredAt, lastDepositAt, lastPlayedAt, lastSeenAt }: Standing) {
  return [
    { range: rules.daysRegistered, since: registeredAt },
    { range: rules.daysSinceDeposit, since: lastDepositAt },
    { range: rules.daysSincePlay, since: lastPlayedAt },
    { range: rules.daysAway, since: lastSeenAt ?? registeredAt },
  ]
}

function daysBetween(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS))
}

/** What never happened lies within no range. */
function isWithin(value: number | null, range: Range | undefined): boolean {
  if (!range) return true
  const { min = 0, max = Number.POSITIVE_INFINITY } = range
  return value !== null && value >= min && value <= max
}

function isSumWithin(sum: bigint, { min = 0, max }: Range): boolean {
  return sum >= fromMain(min, BASE_UNITS) && (max === undefined || sum <= fromMain(max, BASE_UNITS))
}

/** The counts at which it may begin or cease to hold. */
function edgesOf(range: Range | undefined): number[] {
  return range ? [range.min ?? [], range.max === undefined ? [] : range.max + 1].flat() : []
}
