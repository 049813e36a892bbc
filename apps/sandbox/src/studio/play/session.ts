import { randomToken } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { GameTheme } from '../../themes/game-theme.ts'
import type { Game } from '../engine/game.ts'
import type { RoundReply } from './reply.ts'
import type { PlayRules } from './rules.ts'
import { StudioRefusal } from './refusal.ts'

/** One page at play. Its id is the only thing the page holds; tokens of the platform stay here. */
export interface Session {
  readonly id: string
  readonly mode: 'real' | 'demo'
  readonly theme: GameTheme
  readonly game: Game
  /** `DEMO` in demo mode. */
  readonly currency: string
  readonly subunitToUnit: bigint
  readonly bets: readonly bigint[]
  readonly rules: PlayRules
  /** Who plays, as the platform calls them; undefined in demo mode, as is the token. */
  readonly playerId: string | undefined
  readonly sessionToken: string | undefined
  /** The last balance known, in smallest units. */
  balance: bigint
  /** Replies by the page's round key, so that a repeated spin is the same spin. */
  readonly rounds: Map<string, KnownRound>
  /** Whether a round is being played or still has to be settled. */
  isBusy: boolean
  /** When the next round may begin. */
  nextRoundAtMs: number
  lastUsedMs: number
}

export interface KnownRound {
  readonly bet: bigint
  readonly grantId: string | undefined
  readonly reply: Promise<RoundReply>
}

/** Rounds remembered per session; a page repeats its last one or two. */
const KNOWN_ROUNDS_MAX = 20
const SESSION_IDLE_MAX_MS = 2 * 60 * 60 * 1000
const SESSIONS_MAX = 50_000

export interface SessionStore {
  /** Throws `studio_full` when too many pages are at play. */
  open(parts: Omit<Session, 'id' | 'rounds' | 'isBusy' | 'nextRoundAtMs' | 'lastUsedMs'>): Session
  /** Throws `session_not_found`. Keeps the session alive. */
  find(id: string): Session
  /** Forgets one for play money that was opened and never played in. */
  forgetUnused(id: string): void
}

export function createSessionStore(clock: Clock): SessionStore {
  const sessions = new Map<string, Session>()

  // Sessions are kept in order of use, so the idle ones are always in front.
  function forgetIdle(nowMs: number): void {
    for (const session of sessions.values()) {
      if (nowMs - session.lastUsedMs <= SESSION_IDLE_MAX_MS) return
      if (!session.isBusy) sessions.delete(session.id)
    }
  }

  return {
    open(parts) {
      const nowMs = clock.now().getTime()
      forgetIdle(nowMs)
      if (sessions.size >= SESSIONS_MAX) throw new StudioRefusal('studio_full', 'Too many games are open right now.')
      const fresh = { id: randomToken(32), rounds: new Map(), isBusy: false, nextRoundAtMs: 0, lastUsedMs: nowMs }
      const session: Session = { ...parts, ...fresh }
      sessions.set(session.id, session)
      return session
    },
    find(id) {
      const nowMs = clock.now().getTime()
      forgetIdle(nowMs)
      const session = sessions.get(id)
      if (!session) throw new StudioRefusal('session_not_found', 'This game was closed. Open it again.')
      session.lastUsedMs = nowMs
      sessions.delete(id)
      sessions.set(id, session)
      return session
    },
    forgetUnused(id) {
      const session = sessions.get(id)
      if (session?.mode === 'demo' && session.rounds.size === 0) sessions.delete(id)
    },
  }
}

/** Remembers a round under the page's key and forgets the oldest beyond what is kept. */
export function rememberRound(session: Session, key: string, round: KnownRound): void {
  session.rounds.set(key, round)
  for (const oldest of session.rounds.keys()) {
    if (session.rounds.size <= KNOWN_ROUNDS_MAX) return
    session.rounds.delete(oldest)
  }
}
