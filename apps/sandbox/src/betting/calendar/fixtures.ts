import type { SportId } from '../sports/match.ts'
import { leagueOfId, leagues, type League, type Side } from './leagues.ts'

/** A match of the calendar. The same at any process and any time: it follows from its id alone. */
export interface Fixture {
  readonly id: string
  readonly sport: SportId
  readonly league: League
  readonly round: number
  readonly home: Side
  readonly away: Side
  readonly startMs: number
}

/** The pairs of a round: everybody meets everybody else once, then again with the sides changed. */
function pairsOf(count: number, round: number): [home: number, away: number][] {
  const rounds = count - 1
  const turn = ((round % rounds) + rounds) % rounds
  const isReturn = Math.abs(Math.floor(round / rounds)) % 2 === 1
  const at = (seat: number) => (seat === 0 ? 0 : ((seat - 1 + turn) % rounds) + 1)
  return Array.from({ length: count / 2 }, (_, pair) => {
    const [left, right] = [at(pair), at(count - 1 - pair)]
    return ((pair + turn) % 2 === 0) !== isReturn ? [left, right] : [right, left]
  })
}

export function fixturesOf(league: League, round: number): Fixture[] {
  const startMs = round * league.roundMs + league.offsetMs
  return pairsOf(league.sides.length, round).map(([home, away], at) => ({
    id: `${league.id}.${round}.${at + 1}`,
    sport: league.sport,
    league,
    round,
    home: league.sides[home]!,
    away: league.sides[away]!,
    startMs: startMs + at * league.staggerMs,
  }))
}

export function findFixture(id: string): Fixture | undefined {
  const match = /^([a-z-]+)\.(\d{1,9})\.(\d{1,2})$/.exec(id)
  const league = match && leagueOfId(match[1]!)
  return league ? fixturesOf(league, Number(match[2])).at(Number(match[3]) - 1) : undefined
}

/** Everything that begins in a span of time, the first first. */
export function fixturesBetween(fromMs: number, toMs: number, among: readonly League[] = leagues): Fixture[] {
  return among
    .flatMap((league) => {
      const spread = league.staggerMs * (league.sides.length / 2)
      const first = Math.floor((fromMs - league.offsetMs - spread) / league.roundMs)
      const last = Math.floor((toMs - league.offsetMs) / league.roundMs)
      return Array.from({ length: last - first + 1 }, (_, at) => fixturesOf(league, first + at)).flat()
    })
    .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
    .toSorted((left, right) => left.startMs - right.startMs || (left.id < right.id ? -1 : 1))
}
