import type { PlayRules } from '../play/rules.ts'
import type { Grant } from '../free/grants.ts'
import { type FreeRounds, freeRoundsOf } from '../play/reply.ts'
import type { Session } from '../play/session.ts'

/** What the page is told about its session. Amounts are smallest units as digits. */
export interface SessionState {
  readonly session: string
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly subunitToUnit: string
  readonly balance: string
  readonly bets: readonly string[]
  /** A round is still being settled; its win is not in the balance yet. */
  readonly isBusy: boolean
  readonly rules: PlayRules
  /** Rounds the house pays for; the next ones are played with them. */
  readonly freeRounds: FreeRounds | null
}

export function sessionState(session: Session, grant: Grant | undefined): SessionState {
  return {
    session: session.id,
    mode: session.mode,
    currency: session.currency,
    subunitToUnit: String(session.subunitToUnit),
    balance: String(session.balance),
    bets: session.bets.map(String),
    isBusy: session.isBusy,
    rules: session.rules,
    freeRounds: grant ? freeRoundsOf(grant) : null,
  }
}
