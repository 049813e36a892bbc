import type { Random } from '@baize/kit'
import { uniform, waiting } from '../model/chance.ts'
import { marketOf, type Outlook } from '../model/market.ts'
import { negative, poissonPmf, shifted, sumOf, type Pmf } from '../model/pmf.ts'
import {
  counted,
  plus,
  withLast,
  type Form,
  type MatchEvent,
  type MatchState,
  type Pair,
  type Side,
  type Sport,
} from './match.ts'

/** A minute on the clock of a match. */
export const MINUTE_MS = 4000
const HALF_MS = 45 * MINUTE_MS
const BREAK_MS = 20_000

/** Share of the goals that fall in each half; players tire. */
const HALF_SHARE: Pair = [0.45, 0.55]
const REDS_PER_MATCH = 0.06
/** What a side without a player still scores, and what its opponent does. */
const RED_OWN = 0.75
const RED_OTHER = 1.2

/** A bet is not taken while somebody is about to score, and for a moment after it was decided. */
const DANGER_MS = 2500
const AFTER_GOAL_MS = 5000
const AFTER_CHANCE_MS = 500

const perMatch = { chance: 3.6, shot: 6, corner: 5, foul: 10, yellow: 1.7 } as const

const GOALS_MOST = 12

/** Goals a match both sides score on average: home and away, with the advantage of home. */
function form(home: number, away: number): Form {
  const edge = (home - away) * 1.15
  return [1.48 * Math.exp(edge / 2 + 0.04), 1.2 * Math.exp(-edge / 2)]
}

const lengthOf = (added: number): number => HALF_MS + added * MINUTE_MS

function play(goals: Form, random: Random): MatchEvent[] {
  const events: MatchEvent[] = []
  let reds: Pair = [0, 0]
  let startMs = 0
  for (const half of [0, 1] as const) {
    const added = half === 0 ? 1 + random.below(3) : 2 + random.below(4)
    const lengthMs = lengthOf(added)
    events.push({ atMs: startMs, type: half === 0 ? 'kick-off' : 'second-half', value: added })
    const endMs = startMs + lengthMs
    for (let atMs = startMs; ;) {
      const rates = ratesOf(goals, reds, half, lengthMs)
      atMs += waiting(
        random,
        rates.reduce((sum, { rate }) => sum + rate, 0),
      )
      if (atMs >= endMs) break
      const { type, side } = drawn(rates, random)
      if (type === 'red') reds = plus(reds, side)
      if (type === 'goal' || type === 'chance') {
        events.push({ atMs: Math.max(startMs, Math.round(atMs) - DANGER_MS), type: 'danger', side })
      }
      events.push({ atMs: Math.round(atMs), type, side })
    }
    events.push({ atMs: endMs, type: half === 0 ? 'half-time' : 'end' })
    startMs = endMs + BREAK_MS
  }
  return events.toSorted((left, right) => left.atMs - right.atMs)
}

interface Rate {
  type: string
  side: Side
  rate: number
}

function ratesOf(goals: Form, reds: Pair, half: 0 | 1, lengthMs: number): Rate[] {
  const share = HALF_SHARE[half] / lengthMs
  return ([0, 1] as const).flatMap((side) => {
    const mean = meanOf(goals, reds, side)
    return [
      { type: 'goal', side, rate: mean * share },
      { type: 'red', side, rate: (REDS_PER_MATCH / 2) * (1 / lengthMs) },
      ...Object.entries(perMatch).map(([type, often]) => ({
        type,
        side,
        rate: (often * (0.6 + mean / 3.4) * 0.5) / lengthMs,
      })),
    ]
  })
}

function drawn(rates: readonly Rate[], random: Random): Rate {
  let left = uniform(random) * rates.reduce((sum, { rate }) => sum + rate, 0)
  return rates.find(({ rate }) => (left -= rate) < 0) ?? rates.at(-1)!
}

function meanOf(goals: Form, reds: Pair, side: Side): number {
  return goals[side] * RED_OWN ** reds[side] * RED_OTHER ** reds[side === 0 ? 1 : 0]
}

function apply(state: MatchState, event: MatchEvent): MatchState {
  const { type, side = 0, atMs } = event
  const seen = { ...state, last: event, attack: event.side ?? state.attack }
  switch (type) {
    case 'kick-off':
    case 'second-half':
      return {
        ...seen,
        phase: 'running',
        period: state.period + 1,
        periodStartMs: atMs,
        periods: [...state.periods, [0, 0]],
        used: [event.value ?? 0, 0],
        attack: type === 'kick-off' ? 0 : 1,
      }
    case 'half-time':
      return { ...seen, phase: 'break', closedUntilMs: 0 }
    case 'end':
      return { ...seen, phase: 'over' }
    case 'danger':
      return {
        ...seen,
        closedUntilMs: Math.max(state.closedUntilMs, atMs + DANGER_MS + AFTER_CHANCE_MS),
        stats: counted(state.stats, 'danger', side),
      }
    case 'goal':
      return {
        ...seen,
        score: plus(state.score, side),
        periods: withLast(state.periods, (pair) => plus(pair, side)),
        stats: counted(counted(state.stats, 'shot', side), 'target', side),
        closedUntilMs: atMs + AFTER_GOAL_MS,
      }
    case 'red':
      return {
        ...seen,
        reds: plus(state.reds, side),
        stats: counted(state.stats, 'red', side),
        closedUntilMs: atMs + AFTER_GOAL_MS,
      }
    case 'chance':
      return { ...seen, stats: counted(counted(state.stats, 'shot', side), 'target', side) }
    default:
      return { ...seen, stats: counted(state.stats, type, side) }
  }
}

/**
 * The part of the running half that goals may still fall in. Bets are taken while nobody is about to score, so none
 * falls within the time by which danger goes ahead of it.
 */
function leftOf(state: MatchState, atMs: number): number {
  if (state.phase !== 'running') return 0
  return Math.max(0, 1 - (atMs + DANGER_MS - state.periodStartMs) / lengthOf(state.used[0]))
}

function outlooks(goals: Form, state: MatchState, atMs: number) {
  if (state.phase === 'over') return {}
  const left = leftOf(state, atMs)
  const first = state.period === 0 ? HALF_SHARE[0] : state.period === 1 ? HALF_SHARE[0] * left : 0
  const second = state.period === 2 ? HALF_SHARE[1] * left : HALF_SHARE[1]
  const means = ([0, 1] as const).map((side) => meanOf(goals, state.reds, side))
  const rest = (share: number) => means.map((mean) => poissonPmf(mean * share, GOALS_MOST)) as [Pmf, Pmf]
  const half1 = first > 0 ? outlookOf(rest(first), state.periods[0] ?? [0, 0]) : undefined
  return { match: outlookOf(rest(first + second), state.score), ...(half1 && { half1 }) }
}

/** From what is still to come on top of what is. */
function outlookOf([home, away]: [Pmf, Pmf], [goalsHome, goalsAway]: Pair): Outlook {
  const scores: [number, number, number][] = []
  home.chances.forEach((chance, more) =>
    away.chances.forEach((of, most) => scores.push([goalsHome + more, goalsAway + most, chance * of])),
  )
  return {
    margin: shifted(sumOf(home, negative(away)), goalsHome - goalsAway),
    total: shifted(sumOf(home, away), goalsHome + goalsAway),
    scores,
  }
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)

/** In quarters: every half goal, and quarters where most matches end. */
const TOTAL_LINES = [...steps(2, 34, 4), 8, 9, 11, 12, 13].toSorted((left, right) => left - right)
const HANDICAP_LINES = [...steps(-14, 14, 4), -4, -3, -1, 0, 1, 3, 4].toSorted((left, right) => left - right)

export const football: Sport = {
  id: 'football',
  form,
  play,
  apply,
  outlooks,
  markets({ match, half1 }) {
    if (!match) return []
    return [
      marketOf(match, 'match', 'result'),
      marketOf(match, 'match', 'double'),
      ...TOTAL_LINES.map((line) => marketOf(match, 'match', 'total', line)),
      ...HANDICAP_LINES.map((line) => marketOf(match, 'match', 'handicap', line)),
      marketOf(match, 'match', 'both'),
      marketOf(match, 'match', 'score'),
      marketOf(match, 'match', 'parity'),
      ...(half1
        ? [marketOf(half1, 'half1', 'result'), ...[2, 6, 10].map((line) => marketOf(half1, 'half1', 'total', line))]
        : []),
    ].filter((market) => market !== undefined)
  },
  scoreOf(state, scope) {
    if (scope === 'half1')
      return state.period > 1 || state.phase === 'break' || state.phase === 'over' ? state.periods[0] : undefined
    return scope === 'match' && state.phase === 'over' ? state.score : undefined
  },
  longestMs: 2 * lengthOf(6) + BREAK_MS,
}
