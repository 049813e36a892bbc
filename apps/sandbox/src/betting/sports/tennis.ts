import type { Random } from '@baize/kit'
import { uniform } from '../model/chance.ts'
import { marketOf, type Outlook } from '../model/market.ts'
import { pmfOf } from '../model/pmf.ts'
import {
  beginning,
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
import { gameChance, setEnds, tieBreakChance, tieBreakServer, type SetEnds } from './tennis-chances.ts'

const POINT_MS = 3600
const AFTER_GAME_MS = 3000
const AFTER_SET_MS = 12_000
/** Bets are taken between points, not while one is played. */
const RALLY_MS = 1500
const SETS_TO_WIN = 2

/** Each side's chance to win a point on its own serve. */
function form(home: number, away: number): Form {
  const edge = (home - away) * 0.07
  return [0.625 + edge, 0.625 - edge]
}

const isGameWon = (own: number, others: number, goal: number): boolean => own >= goal && own - others >= 2

const isTieBreak = ([home, away]: Pair): boolean => home === 6 && away === 6

function play(serve: Form, random: Random): MatchEvent[] {
  const events: MatchEvent[] = []
  let state: MatchState = { ...beginning }
  const say = (event: MatchEvent) => {
    events.push(event)
    state = apply(state, event)
  }
  let atMs = 0
  say({ atMs, type: 'set', value: random.below(2) })
  for (;;) {
    const pauseMs = POINT_MS + random.below(1200) - 600
    say({ atMs: atMs + pauseMs - RALLY_MS, type: 'rally' })
    atMs += pauseMs
    const isHome = uniform(random) < (state.attack === 0 ? serve[0] : 1 - serve[1])
    const side: Side = isHome ? 0 : 1
    const isServer = side === state.attack
    const type =
      isServer && random.below(9) === 0 ? 'ace' : !isServer && random.below(12) === 0 ? 'double-fault' : 'point'
    const before = state
    say({ atMs, type, side })
    if (state.phase === 'over') return events
    if (state.periods.length > before.periods.length) atMs += AFTER_SET_MS
    else if (state.points[0] + state.points[1] === 0) atMs += AFTER_GAME_MS
  }
}

/** `attack` is who serves the next point, which in a tie-break is not always who served first. */
function apply(state: MatchState, event: MatchEvent): MatchState {
  if (event.type === 'set') {
    const server: Side = event.value === 1 ? 1 : 0
    return { ...state, phase: 'running', period: 1, periods: [[0, 0]], server, attack: server, last: event }
  }
  if (event.type === 'rally') return { ...state, last: event, closedUntilMs: event.atMs + RALLY_MS + 300 }
  const side = event.side ?? 0
  let stats = counted(state.stats, 'won', side)
  if (event.type === 'ace') stats = counted(stats, 'ace', side)
  if (event.type === 'double-fault') stats = counted(stats, 'double-fault', other(side))
  const games = state.periods.at(-1)!
  const points = plus(state.points, side)
  const goal = isTieBreak(games) ? 7 : 4
  if (!isGameWon(points[side], points[other(side)], goal)) {
    const attack = isTieBreak(games) ? tieBreakServer(state.server, points[0] + points[1]) : state.server
    return { ...state, stats, last: event, points, attack }
  }
  const server = other(state.server)
  if (side !== state.server && !isTieBreak(games)) stats = counted(stats, 'break', side)
  return gameWon({ ...state, stats, last: event, points: [0, 0], server, attack: server }, side, event.atMs)
}

function gameWon(state: MatchState, side: Side, atMs: number): MatchState {
  const periods = withLast(state.periods, (pair) => plus(pair, side))
  const games = periods.at(-1)!
  const isSet = (games[side] >= 6 && games[side] - games[other(side)] >= 2) || games[side] === 7
  if (!isSet) return { ...state, periods }
  const score = plus(state.score, side)
  if (score[side] === SETS_TO_WIN) return { ...state, periods, score, phase: 'over' }
  return { ...state, periods: [...periods, [0, 0]], score, period: state.period + 1, periodStartMs: atMs }
}

type Course = { sets: Pair; games: Pair; server: Side; chance: number }

function outlooks(serve: Form, state: MatchState): Outlooks {
  if (state.phase === 'over') return {}
  const over = state.periods.slice(0, Math.max(0, state.period - 1))
  const played: Pair = [0, 1].map((side) => over.reduce((sum, set) => sum + set[side as Side], 0)) as [number, number]
  const isBegun = state.period > 0
  const current = isBegun ? setEnds(serve, state.periods.at(-1)!, state.server, underWay(serve, state)) : undefined
  const fresh = ([0, 1] as const).map((server) => setEnds(serve, [0, 0], server))
  const servers: Side[] = isBegun ? [startOf(state)] : [0, 1]
  let open: Course[] = servers.map((server) => ({
    sets: state.score,
    games: played,
    server,
    chance: 1 / servers.length,
  }))
  const done: Course[] = []
  const found: Outlooks = {}
  for (let set = Math.max(1, state.period); open.length > 0; set++) {
    const ends = (server: Side): SetEnds => (set === state.period && current ? current : fresh[server]!)
    const isSure = open.every(({ sets }) => sets[0] + sets[1] === set - 1) && done.length === 0
    if (isSure) found[`set${set}` as 'set1'] = setOutlook(open.map(({ server, chance }) => [ends(server), chance]))
    const next = open.flatMap((course) => ends(course.server).map((end) => after(course, end)))
    done.push(...next.filter(isOver))
    open = merged(next.filter((course) => !isOver(course)))
  }
  found.match = {
    margin: pmfOf(done.map(({ sets, chance }) => [sets[0] - sets[1], chance])),
    total: pmfOf(done.map(({ sets, chance }) => [sets[0] + sets[1], chance])),
    scores: done.map(({ sets, chance }) => [sets[0], sets[1], chance]),
  }
  found.games = {
    margin: pmfOf(done.map(({ games, chance }) => [games[0] - games[1], chance])),
    total: pmfOf(done.map(({ games, chance }) => [games[0] + games[1], chance])),
  }
  return found
}

const isOver = ({ sets }: Course): boolean => Math.max(...sets) === SETS_TO_WIN

function after({ sets, games, server, chance }: Course, [home, away, share]: SetEnds[number]): Course {
  return {
    sets: plus(sets, home > away ? 0 : 1),
    games: [games[0] + home, games[1] + away],
    server: (home + away) % 2 === 0 ? server : other(server),
    chance: chance * share,
  }
}

/** Ways that come to the same are one. */
function merged(courses: readonly Course[]): Course[] {
  const known = new Map<string, Course>()
  for (const course of courses) {
    const key = `${course.sets.join('-')} ${course.games.join('-')} ${course.server}`
    known.set(key, { ...course, chance: (known.get(key)?.chance ?? 0) + course.chance })
  }
  return [...known.values()]
}

function setOutlook(ways: readonly (readonly [SetEnds, number])[]): Outlook {
  const ends = ways.flatMap(([set, share]) => set.map(([home, away, chance]) => [home, away, chance * share] as const))
  return {
    margin: pmfOf(ends.map(([home, away, chance]) => [home - away, chance])),
    total: pmfOf(ends.map(([home, away, chance]) => [home + away, chance])),
    scores: ends,
  }
}

/** Who served the first game of the set under way. */
function startOf({ periods, server }: MatchState): Side {
  const [home, away] = periods.at(-1)!
  return (home + away) % 2 === 0 ? server : other(server)
}

/** Home's chance in the game under way. */
function underWay(serve: Form, { periods, points, server }: MatchState): number {
  if (isTieBreak(periods.at(-1)!)) return tieBreakChance(serve, server, points[0], points[1])
  const own = gameChance(serve[server], points[server], points[other(server)])
  return server === 0 ? own : 1 - own
}

const GAME_LINES = Array.from({ length: 16 }, (_, at) => 4 * (15 + at) + 2)
const GAME_HANDICAPS = Array.from({ length: 14 }, (_, at) => 4 * (at - 7) + 2)
const SET_LINES = [34, 38, 42, 50]
const setScopes = ['set1', 'set2', 'set3'] as const

export const tennis: Sport = {
  id: 'tennis',
  form,
  play,
  apply,
  outlooks,
  markets(found) {
    const { match, games } = found
    if (!match || !games) return []
    return [
      marketOf(match, 'match', 'winner'),
      ...setScopes.flatMap((scope) => {
        const set = found[scope]
        return set
          ? [marketOf(set, scope, 'winner'), ...SET_LINES.map((line) => marketOf(set, scope, 'total', line))]
          : []
      }),
      ...GAME_LINES.map((line) => marketOf(games, 'games', 'total', line)),
      ...GAME_HANDICAPS.map((line) => marketOf(games, 'games', 'handicap', line)),
      marketOf(match, 'match', 'score'),
      marketOf(match, 'match', 'total', 10),
    ].filter((market) => market !== undefined)
  },
  scoreOf(state, scope) {
    const at = setScopes.findIndex((name) => name === scope)
    if (at >= 0) return state.period > at + 1 || state.phase === 'over' ? state.periods[at] : undefined
    if (state.phase !== 'over') return undefined
    if (scope === 'match') return state.score
    return scope === 'games'
      ? (([0, 1] as const).map((side) => state.periods.reduce((sum, set) => sum + set[side], 0)) as [number, number])
      : undefined
  },
  longestMs: 30 * 60_000,
}
