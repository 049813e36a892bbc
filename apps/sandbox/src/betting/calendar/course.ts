import { namedRandom } from '../model/chance.ts'
import type { Scope } from '../model/market.ts'
import { verdictOf, VOID, type Kind, type Verdict } from '../model/verdict.ts'
import { sportOf } from '../sports/index.ts'
import { beginning, plus, type Form, type MatchEvent, type MatchState, type Pair, type Side } from '../sports/match.ts'
import type { Fixture } from './fixtures.ts'

/** One in so many matches goes like that. */
const POSTPONED_OF = 60
const ABANDONED_OF = 70
const MISREPORTED_OF = 20

/** So long after the end a wrong report is put right. */
export const CORRECTION_MS = 90_000

/** How a match goes from its start to its end, unknown to anybody who has not the company's secret. */
export interface Course {
  readonly fixture: Fixture
  readonly form: Form
  /** Nothing for a match that is put off. */
  readonly events: readonly MatchEvent[]
  readonly endMs: number
  readonly isPostponed: boolean
  /** Given a goal too much by the first report of its result. */
  readonly misreported: Side | undefined
}

export function courseOf(secret: string, fixture: Fixture): Course {
  const sport = sportOf[fixture.sport]
  const random = namedRandom(secret, fixture.id)
  const form = formOf(fixture)
  const fate = {
    postponed: random.below(POSTPONED_OF),
    abandoned: random.below(ABANDONED_OF),
    misreported: random.below(MISREPORTED_OF),
  }
  const whole = sport.play(form, random)
  const isPostponed = fate.postponed === 0
  const isAbandoned = !isPostponed && fate.abandoned === 0
  const endMs = isAbandoned ? Math.floor(whole.at(-1)!.atMs * (0.2 + random.below(60) / 100)) : whole.at(-1)!.atMs
  const played = whole.filter(({ atMs }) => atMs < endMs)
  const isMisreported = fate.misreported === 0 && fixture.sport === 'football' && !isAbandoned
  return {
    fixture,
    form,
    endMs,
    events: isPostponed ? [] : isAbandoned ? [...played, { atMs: endMs, type: 'abandoned' }] : whole,
    isPostponed,
    misreported: isMisreported ? (random.below(2) as Side) : undefined,
  }
}

/** What is known of both sides before a match, by everybody. */
export const formOf = ({ sport, home, away }: Fixture): Form => sportOf[sport].form(home.strength, away.strength)

/** Follows a course. Goes on from where it was as long as it is asked for later moments. */
export interface Follower {
  readonly course: Course
  /** The state at an instant, and how many events it comes from. */
  at: (nowMs: number) => { state: MatchState; seen: number }
  /** When the next event comes; undefined after the last. */
  nextMs: () => number | undefined
}

export function follow(course: Course): Follower {
  const { events, fixture } = course
  const { apply } = sportOf[fixture.sport]
  let state = beginning
  let seen = 0
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    course,
    at(nowMs) {
      if (nowMs < lastMs) {
        state = beginning
        seen = 0
      }
      lastMs = nowMs
      const elapsed = nowMs - fixture.startMs
      while (seen < events.length && events[seen]!.atMs <= elapsed) {
        const event = events[seen]!
        state = event.type === 'abandoned' ? { ...state, phase: 'off', last: event } : apply(state, event)
        seen += 1
      }
      if (course.isPostponed && elapsed >= 0) state = { ...beginning, phase: 'off' }
      return { state, seen }
    },
    nextMs: () => (seen < events.length ? fixture.startMs + events[seen]!.atMs : undefined),
  }
}

/** What a stake on a match comes to, as far as it is known; not final while a correction may follow. */
export interface Judgement {
  readonly verdict: Verdict
  readonly isFinal: boolean
}

export function judge(
  follower: Follower,
  { scope, kind, line }: { scope: Scope; kind: Kind; line: number | null },
  outcome: string,
  nowMs: number,
): Judgement | undefined {
  const { state } = follower.at(nowMs)
  const score = sportOf[follower.course.fixture.sport].scoreOf(state, scope)
  if (!score) return state.phase === 'off' ? { verdict: VOID, isFinal: true } : undefined
  const { reported, isFinal } = report(follower.course, scope, score, nowMs)
  return { verdict: verdictOf(kind, outcome, reported[0], reported[1], line ?? 0), isFinal }
}

/** A score as the company has heard it. */
export function report(course: Course, scope: Scope, score: Pair, nowMs: number): { reported: Pair; isFinal: boolean } {
  const { misreported, fixture, endMs } = course
  if (misreported === undefined || scope !== 'match') return { reported: score, isFinal: true }
  if (nowMs >= fixture.startMs + endMs + CORRECTION_MS) return { reported: score, isFinal: true }
  return { reported: plus(score, misreported), isFinal: false }
}
