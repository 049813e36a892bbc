import type { NetPosition } from '@baize/contract'
import type { NetStep } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { positionsBetween } from '../../modules/money/statistics/index.ts'
import { findActiveAccount } from '../../modules/money/wallet/index.ts'
import { readEdges, secondsPlayed } from '../../modules/play/sittings/index.ts'
import type { Services } from '../../services.ts'

const DAY_MS = 86_400_000

/** Days that are shown when none is named, today included. */
const DAYS_SHOWN = 30

/** Before it there was no house. */
const FIRST_DAY = '2020-01-01'

/** Each step up to so many days; few enough bars to be told apart on a phone. */
const STEPS: readonly { step: NetStep; daysMax: number }[] = [
  { step: 'day', daysMax: 31 },
  { step: 'week', daysMax: 190 },
  { step: 'month', daysMax: 1100 },
  { step: 'year', daysMax: Infinity },
]

interface Range {
  dateFrom?: string | undefined
  dateTo?: string | undefined
  currency?: string | undefined
}

/**
 * What the player's real money came to over their own days. Refuses `validation` for a
 * currency the house does not know.
 */
export async function netPositionOf(
  db: Queryable,
  { clock }: Pick<Services, 'clock'>,
  playerId: string,
  range: Range,
): Promise<NetPosition> {
  const now = clock.now()
  const currency = range.currency ?? (await findActiveAccount(db, playerId))?.currency
  const definition = currency === undefined ? undefined : currencyByCode(currency)
  if (!definition) throw new Refusal('validation', { currency: [{ code: 'notOffered' }] })
  const { dateFrom, dateTo, step } = daysOf(range, now)
  const edges = await readEdges(db, playerId, { dateFrom, dateTo, step })
  const moments = edges.map(({ at }) => at)
  const main = (amount: bigint) => toMainNumber(amount, definition.subunitToUnit)
  const resultOf = (sums: Sums) => ({
    staked: main(sums.staked),
    won: main(sums.won),
    net: main(sums.won - sums.staked),
    deposited: main(sums.deposited),
    paidOut: main(sums.paidOut),
  })
  const [first, last] = [moments[0], moments.at(-1)]
  assert(first && last, 'a range has two ends')
  // Of two tables, neither of which waits for the other.
  const [positions, seconds] = await Promise.all([
    positionsBetween(db, playerId, moments),
    secondsPlayed(db, playerId, first, last),
  ])
  const sums = positions.map((held) => held.find((position) => position.currency === definition.code) ?? nothing)
  return {
    currency: definition.code,
    dateFrom,
    dateTo,
    ...resultOf(sums.reduce(add, nothing)),
    secondsPlayed: seconds,
    step,
    steps: sums.map((of, index) => ({ from: edges[index]!.day, ...resultOf(of) })),
  }
}

interface Sums {
  staked: bigint
  won: bigint
  deposited: bigint
  paidOut: bigint
}

const nothing: Sums = { staked: 0n, won: 0n, deposited: 0n, paidOut: 0n }

function add(some: Sums, more: Sums): Sums {
  return {
    staked: some.staked + more.staked,
    won: some.won + more.won,
    deposited: some.deposited + more.deposited,
    paidOut: some.paidOut + more.paidOut,
  }
}

/** A day that the month does not have is its last one. */
function dayOf(text: string): string {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > last ? `${text.slice(0, 8)}${last}` : text
}

/** The days that are meant, none of the future beyond tomorrow, which is today already where the sun rises first. */
function daysOf({ dateFrom, dateTo }: Range, now: Date): { dateFrom: string; dateTo: string; step: NetStep } {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const within = (text: string) => dayOf([FIRST_DAY, [text, day(now.getTime() + DAY_MS)].toSorted()[0]!].toSorted()[1]!)
  const last = within(dateTo ?? day(now.getTime()))
  const first = within(dateFrom ?? day(Date.parse(last) - (DAYS_SHOWN - 1) * DAY_MS))
  const [from, to] = [first, last].toSorted() as [string, string]
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return { dateFrom: from, dateTo: to, step: STEPS.find(({ daysMax }) => days <= daysMax)!.step }
}
