import type { Clock } from '@baize/kit'
import { courseOf, follow, judge, type Follower, type Judgement } from '../calendar/course.ts'
import { findFixture, fixturesBetween, type Fixture } from '../calendar/fixtures.ts'
import { findTop, judgeTop, topChances, type TopEvent } from '../calendar/top.ts'
import { chanceIn, readMarketId, type Chance } from '../model/market.ts'
import { marginOf, offerOf, priceOf, type Offer, type Price } from '../model/prices.ts'
import { sportOf } from '../sports/index.ts'
import type { MatchState } from '../sports/match.ts'

/** Prices of a running match grow old by themselves: they follow the clock this often. */
const PRICES_MS = 2000

/** Followers kept in memory; any other is made anew when asked for. */
const FOLLOWED_MAX = 600

export interface Seen {
  readonly state: MatchState
  /** Whether bets are taken now. */
  readonly isOpen: boolean
  readonly offers: readonly Offer[]
  /** Changes with anything of it. */
  readonly version: string
}

export interface Board {
  readonly now: () => number
  readonly followerOf: (fixture: Fixture) => Follower
  /** A match as it stands now, with its prices. */
  readonly see: (fixture: Fixture) => Seen
  readonly seeTop: (event: TopEvent) => Offer | undefined
  /** The price of an outcome; `undefined` where it is not offered, `closed` while nothing is taken. */
  readonly price: (eventId: string, market: string, outcome: string) => Price | 'closed' | undefined
  /** What a unit on an outcome comes to on average now; undefined where nobody can tell. */
  readonly chance: (eventId: string, market: string, outcome: string) => Chance | 'closed' | undefined
  readonly judge: (eventId: string, market: string, outcome: string) => Judgement | undefined
  readonly live: () => Fixture[]
}

/** What is offered, priced and decided, at any moment: all of it follows from the calendar and the clock. */
export function createBoard(secret: string, clock: Clock): Board {
  const followers = new Map<string, Follower>()
  const priced = new Map<string, Seen & { atMs: number; seen: number }>()
  const nowMs = () => clock.now().getTime()

  function followerOf(fixture: Fixture): Follower {
    const found = followers.get(fixture.id) ?? follow(courseOf(secret, fixture))
    followers.delete(fixture.id)
    followers.set(fixture.id, found)
    if (followers.size > FOLLOWED_MAX) forget(followers.keys().next().value!)
    return found
  }

  function forget(id: string): void {
    followers.delete(id)
    priced.delete(id)
  }

  function see(fixture: Fixture): Seen {
    const now = nowMs()
    const follower = followerOf(fixture)
    const { state, seen } = follower.at(now)
    const elapsed = now - fixture.startMs
    const isOpen = state.phase !== 'over' && state.phase !== 'off' && elapsed >= state.closedUntilMs
    const known = priced.get(fixture.id)
    const isFresh = known && known.seen === seen && now >= known.atMs && (elapsed < 0 || now - known.atMs < PRICES_MS)
    if (isFresh && known.isOpen === isOpen) return known
    const offers = isFresh ? known.offers : offersOf(follower, state, elapsed)
    const made = {
      state,
      isOpen,
      offers,
      seen,
      atMs: isFresh ? known.atMs : now,
      version: `${seen}.${isOpen ? 1 : 0}.${now}`,
    }
    priced.set(fixture.id, made)
    return made
  }

  function offersOf({ course: { fixture, form } }: Follower, state: MatchState, elapsed: number): Offer[] {
    if (state.phase === 'over' || state.phase === 'off') return []
    const sport = sportOf[fixture.sport]
    const isLive = state.phase !== 'before'
    return sport.markets(sport.outlooks(form, state, elapsed), form).flatMap((market) => offerOf(market, isLive) ?? [])
  }

  function seeTop(event: TopEvent): Offer | undefined {
    if (nowMs() >= event.startMs) return undefined
    const outcomes = topChances(event).map(({ key, chance }) => ({
      key,
      price: priceOf(chance, marginOf('top', false)) ?? null,
    }))
    return { id: 'match.top', kind: 'top', scope: 'match', line: null, outcomes }
  }

  return {
    now: nowMs,
    followerOf,
    see,
    seeTop,
    price(eventId, market, outcome) {
      const top = findTop(eventId)
      if (top) return market === 'match.top' ? priceIn(seeTop(top), outcome) : undefined
      const fixture = findFixture(eventId)
      if (!fixture) return undefined
      const { offers, isOpen } = see(fixture)
      const price = priceIn(
        offers.find(({ id }) => id === market),
        outcome,
      )
      return price !== undefined && !isOpen ? 'closed' : price
    },
    chance(eventId, market, outcome) {
      const top = findTop(eventId)
      if (top) return nowMs() < top.startMs ? topChances(top).find(({ key }) => key === outcome)?.chance : 'closed'
      const fixture = findFixture(eventId)
      const name = readMarketId(market)
      if (!fixture || !name) return undefined
      const now = nowMs()
      const { course, at } = followerOf(fixture)
      const { state } = at(now)
      const elapsed = now - fixture.startMs
      if (elapsed < state.closedUntilMs) return 'closed'
      const outlook = sportOf[fixture.sport].outlooks(course.form, state, elapsed)[name.scope]
      return outlook && chanceIn(outlook, name, outcome)
    },
    judge(eventId, market, outcome) {
      const top = findTop(eventId)
      const verdict = top && judgeTop(top, followerOf, outcome, nowMs())
      if (top) return verdict && { verdict, isFinal: true }
      const fixture = findFixture(eventId)
      const name = readMarketId(market)
      return fixture && name && judge(followerOf(fixture), name, outcome, nowMs())
    },
    live() {
      const now = nowMs()
      const longest = Math.max(...Object.values(sportOf).map(({ longestMs }) => longestMs))
      return fixturesBetween(now - longest, now + 1).filter((fixture) => {
        const { phase } = followerOf(fixture).at(now).state
        return phase === 'running' || phase === 'break'
      })
    },
  }
}

function priceIn(offer: Offer | undefined, outcome: string): Price | undefined {
  return offer?.outcomes.find(({ key }) => key === outcome)?.price ?? undefined
}
