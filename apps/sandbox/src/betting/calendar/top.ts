import { poissonPmf } from '../model/pmf.ts'
import type { Chance } from '../model/market.ts'
import { deadHeat, LOST, VOID, type Verdict } from '../model/verdict.ts'
import { formOf, type Follower } from './course.ts'
import { fixturesOf, type Fixture } from './fixtures.ts'
import { leagueOfId, type League } from './leagues.ts'

/** A round of a league as something to bet on: which side scores most goals in it. Who share the first place, share the price. */
export interface TopEvent {
  readonly id: string
  readonly league: League
  readonly round: number
  readonly startMs: number
  readonly fixtures: readonly Fixture[]
}

export function topOf(league: League, round: number): TopEvent {
  const fixtures = fixturesOf(league, round)
  return { id: `${league.id}.${round}.top`, league, round, startMs: fixtures[0]!.startMs, fixtures }
}

export function findTop(id: string): TopEvent | undefined {
  const match = /^([a-z-]+)\.(\d{1,9})\.top$/.exec(id)
  const league = match && leagueOfId(match[1]!)
  return league?.sport === 'football' ? topOf(league, Number(match![2])) : undefined
}

const GOALS_MOST = 12

/** What a unit on each side comes to: its chance to be first, alone or among others, by the number of those. */
export function topChances({ fixtures }: TopEvent): { key: string; chance: Chance }[] {
  const sides = fixtures.flatMap((fixture) => {
    const goals = formOf(fixture)
    return [fixture.home, fixture.away].map((side, at) => ({
      key: side.id,
      pmf: poissonPmf(goals[at]!, GOALS_MOST).chances,
    }))
  })
  return sides.map(({ key, pmf }) => {
    const others = sides.filter((side) => side.key !== key)
    const win = pmf.reduce(
      (sum, chance, goals) =>
        sum +
        chance *
          shareAmong(
            others.map((side) => side.pmf),
            goals,
          ),
      0,
    )
    return { key, chance: { win, back: 0 } }
  })
}

/** The share of the first place that a side with so many goals has on average. */
function shareAmong(others: readonly Float64Array[], goals: number): number {
  // With how many others it is shared, as long as none has more.
  let sharers = [1]
  for (const pmf of others) {
    const fewer = pmf.reduce((sum, chance, at) => (at < goals ? sum + chance : sum), 0)
    const next = sharers.map((chance) => chance * fewer).concat(0)
    sharers.forEach((chance, count) => (next[count + 1]! += chance * pmf[goals]!))
    sharers = next
  }
  return sharers.reduce((sum, chance, count) => sum + chance / (count + 1), 0)
}

/** What a stake on a side comes to once every match of the round is over; void with any that was not played. */
export function judgeTop(
  event: TopEvent,
  followerOf: (fixture: Fixture) => Follower,
  key: string,
  nowMs: number,
): Verdict | undefined {
  const states = event.fixtures.map((fixture) => ({ fixture, state: followerOf(fixture).at(nowMs).state }))
  if (states.some(({ state }) => state.phase === 'off')) return VOID
  if (states.some(({ state }) => state.phase !== 'over')) return undefined
  const goals = states.flatMap(({ fixture, state }) => [
    { key: fixture.home.id, goals: state.score[0] },
    { key: fixture.away.id, goals: state.score[1] },
  ])
  const most = Math.max(...goals.map((side) => side.goals))
  const first = goals.filter((side) => side.goals === most)
  return first.some((side) => side.key === key) ? deadHeat(first.length) : LOST
}
