import type { Random } from '@baize/kit'
import { uniform } from '../model/chance.ts'
import { marketOf, type Outlook } from '../model/market.ts'
import { certain, chanceOf, negative, shifted, sumOf, type Pmf } from '../model/pmf.ts'
import {
  counted,
  other,
  plus,
  withLast,
  type Form,
  type MatchEvent,
  type MatchState,
  type Outlooks,
  type Pair,
  type Side,
  type Sport,
} from './match.ts'

const QUARTERS = 4
/** Of each side in a quarter, and in an overtime. */
const POSSESSIONS = 22
const OVERTIME_POSSESSIONS = 9
const POSSESSION_MS = 2300
const BREAK_MS = 12_000
const CLOSED_MS = 700
/** Nothing is taken while the last possessions of a quarter are played. */
const LAST_POSSESSIONS = 2

/** Chance of each side to score when it has the ball. */
function form(home: number, away: number): Form {
  const edge = (home - away) * 0.05
  return [0.49 + edge + 0.008, 0.49 - edge - 0.008]
}

/** What a score is worth: points and their share. */
const WORTH = [
  [1, 0.12],
  [2, 0.58],
  [3, 0.3],
] as const

const lengthOf = (period: number): number => (period > QUARTERS ? OVERTIME_POSSESSIONS : POSSESSIONS)

function play(scoring: Form, random: Random): MatchEvent[] {
  const events: MatchEvent[] = []
  let score: Pair = [0, 0]
  let atMs = 0
  for (let period = 1; period <= QUARTERS || score[0] === score[1]; period++) {
    events.push({ atMs, type: 'quarter', value: period })
    let side = ((period + random.below(2)) % 2) as Side
    for (let used = 0; used < 2 * lengthOf(period); used++) {
      atMs += POSSESSION_MS + random.below(900) - 450
      const points = uniform(random) < scoring[side] ? worth(random) : 0
      score = plus(score, side, points)
      events.push({ atMs, type: points > 0 ? 'score' : random.below(3) === 0 ? 'foul' : 'miss', side, value: points })
      side = other(side)
    }
    atMs += 500
    events.push({ atMs, type: 'break' })
    atMs += BREAK_MS
  }
  events[events.length - 1] = { ...events.at(-1)!, type: 'end' }
  return events
}

function worth(random: Random): number {
  let left = uniform(random)
  return WORTH.find(([, share]) => (left -= share) < 0)?.[0] ?? 2
}

function apply(state: MatchState, event: MatchEvent): MatchState {
  const { type, atMs, side = 0, value = 0 } = event
  if (type === 'quarter') {
    const begun = { phase: 'running' as const, period: value, periodStartMs: atMs, used: [0, 0] as Pair }
    return { ...state, ...begun, periods: [...state.periods, [0, 0]], last: event }
  }
  if (type === 'break') return { ...state, phase: 'break', closedUntilMs: 0, last: event }
  if (type === 'end') return { ...state, phase: 'over', last: event }
  const used = plus(state.used, side)
  const isLate = 2 * lengthOf(state.period) - used[0] - used[1] <= 2 * LAST_POSSESSIONS
  const seen: MatchState = {
    ...state,
    used,
    attack: other(side),
    last: event,
    closedUntilMs: atMs + (isLate ? 3 * POSSESSION_MS : value > 0 ? CLOSED_MS : 0),
  }
  if (type !== 'score') return { ...seen, stats: counted(state.stats, type, side) }
  return {
    ...seen,
    score: plus(state.score, side, value),
    periods: withLast(state.periods, (pair) => plus(pair, side, value)),
    stats: counted(state.stats, `points${value}`, side),
  }
}

/** Points of `count` possessions, for every count; one table for each side of a match. */
const tables = new Map<number, Pmf[]>()
const TABLES_MAX = 400

function pointsOf(scoring: number, count: number): Pmf {
  const table = tables.get(scoring) ?? [certain(0)]
  if (!tables.has(scoring)) {
    if (tables.size >= TABLES_MAX) tables.delete(tables.keys().next().value!)
    tables.set(scoring, table)
  }
  const one: Pmf = { from: 0, chances: new Float64Array([1 - scoring, ...WORTH.map(([, share]) => scoring * share)]) }
  while (table.length <= count) table.push(sumOf(table.at(-1)!, one))
  return table[count]!
}

function outlookOf(scoring: Form, left: Pair, [home, away]: Pair): Outlook {
  const points = [pointsOf(scoring[0], left[0]), pointsOf(scoring[1], left[1])] as const
  return {
    margin: shifted(sumOf(points[0], negative(points[1])), home - away),
    total: shifted(sumOf(points[0], points[1]), home + away),
  }
}

/** Home's chance to win once overtimes are played until somebody leads, the first from this score. */
function overtime(scoring: Form, left: Pair, ahead: number): number {
  const whole: Pair = [OVERTIME_POSSESSIONS, OVERTIME_POSSESSIONS]
  const fresh = outlookOf(scoring, whole, [0, 0]).margin
  const wins = chanceOf(fresh, (margin) => margin > 0)
  const again = wins / (wins + chanceOf(fresh, (margin) => margin < 0))
  const now = outlookOf(scoring, left, [ahead, 0]).margin
  return chanceOf(now, (margin) => margin > 0) + chanceOf(now, (margin) => margin === 0) * again
}

const quarterScopes = ['q1', 'q2', 'q3', 'q4'] as const
const WHOLE: Pair = [POSSESSIONS, POSSESSIONS]

function outlooks(scoring: Form, state: MatchState): Outlooks {
  if (state.phase === 'over') return {}
  const isBreak = state.phase === 'break'
  const length = lengthOf(state.period)
  const left: Pair = state.period === 0 || isBreak ? [0, 0] : [length - state.used[0], length - state.used[1]]
  const ahead = state.score[0] - state.score[1]
  if (state.period > QUARTERS || (state.period === QUARTERS && isBreak))
    return { final: finalOf(overtime(scoring, isBreak ? [OVERTIME_POSSESSIONS, OVERTIME_POSSESSIONS] : left, ahead)) }
  const later = (QUARTERS - state.period) * POSSESSIONS
  const match = outlookOf(scoring, [left[0] + later, left[1] + later], state.score)
  const level = chanceOf(match.margin, (margin) => margin === 0)
  const wins = chanceOf(match.margin, (margin) => margin > 0)
  const found: Outlooks = {
    match,
    final: finalOf(wins + level * overtime(scoring, [OVERTIME_POSSESSIONS, OVERTIME_POSSESSIONS], 0)),
  }
  quarterScopes.forEach((scope, at) => {
    const quarter = at + 1
    if (quarter === state.period && !isBreak) found[scope] = outlookOf(scoring, left, state.periods.at(-1)!)
    else if (quarter > state.period) found[scope] = outlookOf(scoring, WHOLE, [0, 0])
  })
  return found
}

/** Who wins in the end, by however much. */
const finalOf = (home: number): Outlook => ({ margin: { from: -1, chances: new Float64Array([1 - home, 0, home]) } })

/** Lines of a match stay where they are from its announcement to its end. */
function linesAround(mean: number, count: number, step: number): number[] {
  const middle = Math.round(mean) * 4 + 2
  return Array.from({ length: 2 * count + 1 }, (_, at) => middle + (at - count) * step * 4)
}

const meanOf = (scoring: number, count: number): number => scoring * 2.18 * count

export const basketball: Sport = {
  id: 'basketball',
  form,
  play,
  apply,
  outlooks,
  markets(found, scoring) {
    const { match, final } = found
    const whole = scoring.map((chance) => meanOf(chance, QUARTERS * POSSESSIONS)) as [number, number]
    const quarter = scoring.map((chance) => meanOf(chance, POSSESSIONS)) as [number, number]
    return [
      final && marketOf(final, 'final', 'winner'),
      ...(match
        ? [
            marketOf(match, 'match', 'result'),
            ...linesAround(whole[0] + whole[1], 12, 2).map((line) => marketOf(match, 'match', 'total', line)),
            ...linesAround(whole[1] - whole[0], 12, 2).map((line) => marketOf(match, 'match', 'handicap', line)),
            marketOf(match, 'match', 'parity'),
          ]
        : []),
      ...quarterScopes.flatMap((scope) => {
        const at = found[scope]
        if (!at) return []
        return [
          marketOf(at, scope, 'result'),
          ...linesAround(quarter[0] + quarter[1], 3, 3).map((line) => marketOf(at, scope, 'total', line)),
          ...linesAround(quarter[1] - quarter[0], 2, 2).map((line) => marketOf(at, scope, 'handicap', line)),
        ]
      }),
    ].filter((market) => market !== undefined)
  },
  scoreOf(state, scope) {
    const at = quarterScopes.findIndex((name) => name === scope)
    if (at >= 0)
      return state.period > at + 1 || (state.period === at + 1 && state.phase !== 'running')
        ? state.periods[at]
        : undefined
    if (scope === 'final') return state.phase === 'over' ? state.score : undefined
    const isPlayed =
      state.phase === 'over' || state.period > QUARTERS || (state.period === QUARTERS && state.phase === 'break')
    if (scope !== 'match' || !isPlayed) return undefined
    return ([0, 1] as const).map((side) => state.periods.slice(0, QUARTERS).reduce((sum, q) => sum + q[side], 0)) as [
      number,
      number,
    ]
  },
  longestMs: 25 * 60_000,
}
