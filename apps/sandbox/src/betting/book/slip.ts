import { findFixture } from '../calendar/fixtures.ts'
import { findTop } from '../calendar/top.ts'
import { languageOf, type Language } from '../calendar/words.ts'
import { readMarketId } from '../model/market.ts'
import type { Price } from '../model/prices.ts'
import type { Board } from './board.ts'
import type { Exposure, Room } from './exposure.ts'
import type { Session } from './sessions.ts'
import { lineCount, limitsOf, type TicketType } from './stake.ts'
import type { Leg } from './ticket.ts'
import { marketName, outcomeName, sportNames } from './words.ts'

/** Which prices a player takes other than those on the slip. */
export const acceptRules = ['none', 'better', 'any'] as const
export type AcceptRule = (typeof acceptRules)[number]

export interface SlipLeg {
  readonly eventId: string
  readonly market: string
  readonly outcome: string
  /** As the player saw it. */
  readonly price: Price
}

export interface Slip {
  readonly key: string
  readonly type: TicketType
  readonly size: number
  readonly stake: string
  readonly accept: AcceptRule
  readonly legs: readonly SlipLeg[]
}

export const refusals = [
  'price_moved',
  'suspended',
  'closed',
  'related',
  'stake_too_low',
  'stake_too_high',
  'limit_reached',
  'stake_uneven',
  'insufficient_funds',
  'bet_refused',
  'check_due',
  'session_ended',
  'not_placed',
  'cash_out_moved',
  'cash_out_closed',
  'cash_out_part',
  'ticket_unknown',
] as const
export type RefusalCode = (typeof refusals)[number]

/** The company does not take a slip, and what would change that. */
export class SlipRefusal extends Error {
  override readonly name = 'SlipRefusal'
  readonly code: RefusalCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

const LINES_MAX = 500

/** Checks a slip against what is offered this moment. Throws `SlipRefusal`; otherwise the legs at the prices they are taken at. */
export function readSlip(
  { board, exposure }: { board: Board; exposure: Exposure },
  session: Session,
  slip: Slip,
): Leg[] {
  const language = languageOf(session.locale)
  if (new Set(slip.legs.map(({ eventId }) => meetingOf(eventId))).size < slip.legs.length)
    throw new SlipRefusal('related')
  const now = slip.legs.map((leg) => ({ leg, price: board.price(leg.eventId, leg.market, leg.outcome) }))
  const named = (legs: typeof now) => ({
    legs: legs.map(({ leg: { eventId, market, outcome }, price }) => ({
      eventId,
      market,
      outcome,
      price: price ?? null,
    })),
  })
  const gone = now.filter(({ price }) => price === undefined)
  if (gone.length > 0) throw new SlipRefusal('closed', named(gone))
  const shut = now.filter(({ price }) => price === 'closed')
  if (shut.length > 0) throw new SlipRefusal('suspended', named(shut))
  const moved = now.filter(({ leg, price }) => !isTaken(slip.accept, leg.price, price as Price))
  if (moved.length > 0) throw new SlipRefusal('price_moved', named(moved))
  const lines = lineCount(slip.legs.length, slip.size)
  if (lines > LINES_MAX) throw new SlipRefusal('stake_uneven', { lines })
  const legs = now.map(({ leg, price }) => legOf(board, { ...leg, price: price as Price }, language))
  checkStake(slip, session, exposure.roomFor({ ...session, size: slip.size, legs }))
  return legs
}

const isTaken = (rule: AcceptRule, shown: Price, now: Price): boolean =>
  now === shown || rule === 'any' || (rule === 'better' && now > shown)

/** Legs that know of each other are no combination: the matches of a round and the most goals in it. */
const meetingOf = (eventId: string): string => (eventId.endsWith('.top') ? eventId.replace('.top', '') : eventId)

function checkStake({ stake, legs: { length }, size }: Slip, { subunitToUnit }: Session, { most, limit }: Room): void {
  const lines = lineCount(length, size)
  const amount = BigInt(stake)
  if (amount % BigInt(lines) !== 0n) throw new SlipRefusal('stake_uneven', { lines })
  const least = limitsOf(BigInt(subunitToUnit)).stakeMin * BigInt(lines)
  if (amount < least) throw new SlipRefusal('stake_too_low', { least: String(least) })
  if (most === 0n) throw new SlipRefusal('limit_reached', { limit })
  if (amount > most) throw new SlipRefusal('stake_too_high', { most: String(most), limit })
}

function legOf(board: Board, leg: SlipLeg, language: Language): Leg {
  const top = findTop(leg.eventId)
  const fixture = top?.fixtures[0] ?? findFixture(leg.eventId)!
  const names = [fixture.home.name[language], fixture.away.name[language]] as const
  const market = readMarketId(leg.market) ?? { scope: 'match' as const, kind: 'top' as const, line: null }
  const league = fixture.league.name[language]
  const words = {
    event: top ? `${league}, #${top.round % 1000}` : `${names[0]} – ${names[1]}`,
    discipline: sportNames[fixture.sport][language],
    tournament: league,
    market: marketName(fixture.sport, market, language),
    outcome: top
      ? (fixture.league.sides.find(({ id }) => id === leg.outcome)?.name[language] ?? leg.outcome)
      : outcomeName(market, leg.outcome, names, language),
  }
  const isLive = !top && board.see(fixture).state.phase !== 'before'
  return { ...leg, stage: isLive ? 'live' : 'prematch', startMs: fixture.startMs, words, verdict: null, isFinal: false }
}
