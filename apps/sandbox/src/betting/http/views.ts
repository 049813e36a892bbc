import { report } from '../calendar/course.ts'
import { fixturesBetween, type Fixture } from '../calendar/fixtures.ts'
import { leagues, type League } from '../calendar/leagues.ts'
import { topOf, type TopEvent } from '../calendar/top.ts'
import type { Language } from '../calendar/words.ts'
import type { Board, Seen } from '../book/board.ts'
import { partsOf } from '../book/cash-out.ts'
import { marketName, outcomeName, sportNames } from '../book/words.ts'
import type { Offer } from '../model/prices.ts'
import type { MatchState } from '../sports/match.ts'
import type { EventBrief, EventView, MarketView, Menu, TicketView } from './shapes.ts'
import type { Ticket } from '../book/ticket.ts'

/** What is shown of a match in a list: its state and the one market most ask for. */
export function briefOf(board: Board, fixture: Fixture, language: Language): EventBrief {
  const seen = board.see(fixture)
  const main = seen.offers.find(({ kind }) => kind === (fixture.sport === 'football' ? 'result' : 'winner'))
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: fixture.league.id,
    leagueName: fixture.league.name[language],
    home: fixture.home.name[language],
    away: fixture.away.name[language],
    startMs: fixture.startMs,
    isOpen: seen.isOpen,
    more: Math.max(0, seen.offers.length - 1),
    main: main ? marketView(fixture, main, language) : null,
    ...stateOf(board, fixture, seen),
  }
}

export function eventOf(board: Board, fixture: Fixture, language: Language): EventView {
  const seen = board.see(fixture)
  const { course } = board.followerOf(fixture)
  const { last } = seen.state
  return {
    ...briefOf(board, fixture, language),
    markets: seen.offers.map((offer) => marketView(fixture, offer, language)),
    stats: seen.state.stats,
    attack: seen.state.attack,
    last: last ? { type: last.type, side: last.side ?? null } : null,
    recent: recentOf(course.events, seen.state),
  }
}

/** What happened, the latest first, as far as it is worth telling. */
function recentOf(events: readonly { atMs: number; type: string; side?: number }[], { last }: MatchState) {
  if (!last) return []
  const told = new Set([
    'goal',
    'red',
    'yellow',
    'corner',
    'half-time',
    'kick-off',
    'second-half',
    'end',
    'ace',
    'double-fault',
  ])
  return events
    .filter(({ atMs, type }) => atMs <= last.atMs && told.has(type))
    .slice(-8)
    .toReversed()
    .map(({ atMs, type, side }) => ({ atMs, type, side: side ?? null }))
}

function stateOf(board: Board, fixture: Fixture, { state }: Seen) {
  const isOver = state.phase === 'over'
  const { reported } = report(board.followerOf(fixture).course, 'match', state.score, board.now())
  return {
    phase: state.phase,
    period: state.period,
    periodStartMs: fixture.startMs + state.periodStartMs,
    score: isOver ? reported : state.score,
    periods: state.periods,
    points: state.points,
    server: fixture.sport === 'tennis' ? state.attack : null,
    reds: state.reds,
    used: state.used,
  }
}

function marketView(fixture: Fixture, offer: Offer, language: Language): MarketView {
  const names = [fixture.home.name[language], fixture.away.name[language]] as const
  const { id, kind, scope, line, outcomes } = offer
  return {
    id,
    kind,
    scope,
    line,
    name: marketName(fixture.sport, { kind, scope: scope as 'match' }, language),
    outcomes: outcomes.map(({ key, price }) => ({
      key,
      price,
      name: outcomeName({ kind, scope: scope as 'match', line }, key, names, language),
    })),
  }
}

/** The most goals of a round, as an event of its own. */
export function topView(board: Board, event: TopEvent, language: Language) {
  const offer = board.seeTop(event)
  const nameOf = (key: string) => event.league.sides.find(({ id }) => id === key)?.name[language] ?? key
  return {
    id: event.id,
    leagueName: event.league.name[language],
    startMs: event.startMs,
    isOpen: offer !== undefined,
    market: offer
      ? {
          id: offer.id,
          kind: offer.kind,
          scope: offer.scope,
          line: null,
          name: marketName('football', { kind: 'top', scope: 'match' }, language),
          outcomes: offer.outcomes
            .map(({ key, price }) => ({ key, price, name: nameOf(key) }))
            .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)),
        }
      : null,
  }
}

/** How far ahead the calendar is shown. */
const AHEAD_MS = 2 * 3_600_000

export const upcoming = (nowMs: number, among?: readonly League[]): Fixture[] =>
  fixturesBetween(nowMs, nowMs + AHEAD_MS, among)

export function menuOf(board: Board, language: Language): Menu {
  const live = board.live()
  const soon = upcoming(board.now())
  const count = (fixtures: readonly Fixture[], league: League) =>
    fixtures.filter((one) => one.league.id === league.id).length
  const ids = [...new Set(leagues.map(({ sport }) => sport))]
  return {
    live: live.length,
    sports: ids.map((id) => ({
      id,
      name: sportNames[id][language],
      live: live.filter(({ sport }) => sport === id).length,
      leagues: leagues
        .filter(({ sport }) => sport === id)
        .map((league) => ({
          id: league.id,
          name: league.name[language],
          live: count(live, league),
          soon: count(soon, league),
        })),
    })),
  }
}

/** The next round of a league that nothing has been seen of, where its most goals can be bet on. */
export function nextTop(board: Board, league: League): TopEvent {
  const round = Math.floor((board.now() - league.offsetMs) / league.roundMs) + 1
  return topOf(league, round)
}

export function ticketView(ticket: Ticket, cashOut: bigint | 'closed' | undefined): TicketView {
  const {
    id,
    type,
    size,
    stake,
    stakeLeft,
    cashedOut,
    currency,
    payoutMax,
    coefficient,
    state,
    result,
    paid,
    isWaiting,
    createdAt,
    legs,
    owed,
  } = ticket
  return {
    id,
    type,
    size,
    stake,
    stakeLeft,
    cashedOut,
    currency,
    payoutMax,
    coefficient,
    state,
    result,
    paid,
    isWaiting,
    createdAt,
    isBusy: owed !== null,
    cashOut: typeof cashOut === 'bigint' ? String(cashOut) : null,
    cashOutParts: typeof cashOut === 'bigint' ? partsOf(ticket, cashOut) : [],
    isCashOutClosed: cashOut === 'closed',
    legs: legs.map(({ eventId, words, price, stage, verdict, startMs }) => ({
      eventId,
      ...words,
      price,
      stage,
      startMs,
      result:
        verdict &&
        (verdict.won === 0
          ? verdict.back === 0
            ? 'lost'
            : verdict.back === verdict.of
              ? 'void'
              : 'half_lost'
          : verdict.won === verdict.of
            ? 'won'
            : verdict.back > 0
              ? 'half_won'
              : 'dead_heat'),
    })),
  }
}
