import { type Tx, withTransaction } from '@baize/database'
import { decimals, toMainText } from '@baize/money'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { currencyByCode, DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import {
  findUntold,
  keepStatements,
  type Month,
  type Statement,
  statementsOf,
} from '../../modules/money/statements/index.ts'
import { listMovers } from '../../modules/money/statistics/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { readEdges, secondsPlayed } from '../../modules/play/sittings/index.ts'
import type { Services } from '../../services.ts'
import { statementLettersOf } from './statement-letters.ts'

const HOUR_MS = 3_600_000

/** At noon of UTC the day before is over wherever anybody lives. */
const OVER_EVERYWHERE_MS = 12 * HOUR_MS

/** Zones lie this far apart from UTC at most; who moved near the edge of a month may have moved in it. */
const ZONES_MS = 14 * HOUR_MS

const AT_ONCE = 200

/** A letter that could not be delivered for so long tells of a month that is long gone. */
const LETTER_LIFE_MS = 14 * 24 * HOUR_MS

/**
 * Writes to everybody for whom something moved in the month that is over what it came to, once for each player and month
 * whatever process does it; the month is that of the player's own time zone. It promotes nothing, so who is excluded gets it too. A statement that does not add up is
 * told of and tried again at the next time; the others go out.
 */
export async function writeStatements(services: Services, signal?: AbortSignal): Promise<number> {
  const month = lastMonth(services.clock.now())
  let count = 0
  const failures: unknown[] = []
  for (let after: string | null = null; !signal?.aborted;) {
    const movers: string[] = await listMovers(services.pool, {
      from: new Date(month.from.getTime() - ZONES_MS),
      to: new Date(month.to.getTime() + ZONES_MS),
      after,
      countMax: AT_ONCE,
    })
    for (const playerId of await findUntold(services.pool, month.month, movers)) {
      try {
        if (await withTransaction(services.pool, (tx) => writeStatement(tx, services, playerId, month))) count++
      } catch (error) {
        failures.push(error)
      }
    }
    after = movers.at(-1) ?? null
    if (movers.length < AT_ONCE) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every statement could be written')
  return count
}

/** Resolves to whether a letter was written: not twice, and not to who has nothing to be told or no address. */
async function writeStatement(tx: Tx, services: Services, playerId: string, { month }: Month): Promise<boolean> {
  const now = services.clock.now()
  const player = await findPlayer(tx, playerId)
  const told = await statementsOf(tx, playerId, await ownMonth(tx, playerId, month))
  const isFirst = await keepStatements(tx, { playerId, month, told, now })
  const moved = told.statements.filter(({ opening, closing, ...lines }) =>
    [lines.deposited, lines.paidOut, lines.staked, lines.won, lines.other, closing - opening].some(
      (line) => line !== 0n,
    ),
  )
  if (!isFirst || !player?.email || moved.length === 0) return false
  if (!(await statementLettersOf(tx, services, playerId)).isWanted) return false
  const locale = player.locale ?? DEFAULT_LOCALE
  const values = {
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month)),
    time: durationIn(locale, await secondsPlayed(tx, playerId, told.from, told.to)),
    each: moved.map((statement) => linesIn(locale, statement)),
    link: '/profile/limits' as const,
  }
  const expiresAt = new Date(now.getTime() + LETTER_LIFE_MS)
  await writeLetter(tx, services, { kind: 'activityStatement', to: player.email, locale, values, expiresAt })
  return true
}

/** The month as it begins and ends where the player lives, across changes of their clocks. */
async function ownMonth(tx: Tx, playerId: string, month: string): Promise<Month> {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const dateTo = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, month.length)
  const edges = await readEdges(tx, playerId, { dateFrom: month, dateTo, step: 'month' })
  return { month, from: edges[0]!.at, to: edges.at(-1)!.at }
}

/** The last calendar month that is over everywhere, with its ends in UTC. */
export function lastMonth(now: Date): Month {
  const at = new Date(now.getTime() - OVER_EVERYWHERE_MS)
  const from = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1))
  const to = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1))
  return { month: from.toISOString().slice(0, 10), from, to }
}

function linesIn(locale: string, { currency, ...statement }: Statement) {
  const amount = (minor: bigint) => amountIn(locale, minor, currency)
  return {
    currency,
    opening: amount(statement.opening),
    deposited: amount(statement.deposited),
    paidOut: amount(statement.paidOut),
    staked: amount(statement.staked),
    won: amount(statement.won),
    net: amount(statement.won - statement.staked),
    other: amount(statement.other),
    closing: amount(statement.closing),
  }
}

function amountIn(locale: string, minor: bigint, currency: string): string {
  const subunits = currencyByCode(currency)!.subunitToUnit
  const digits = decimals(subunits)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Math.min(2, digits),
    maximumFractionDigits: digits,
  })
  return `${format.format(toMainText(minor, subunits) as `${number}`)} ${currency}`
}

function durationIn(locale: string, seconds: number): string {
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const parts = [part(Math.floor(seconds / 3600), 'hour'), part(Math.floor(seconds / 60) % 60, 'minute')]
  return new Intl.ListFormat(locale).format(parts)
}
