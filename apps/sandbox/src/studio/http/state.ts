import type { PlayRules } from '../play/rules.ts'
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
}

export function sessionState(session: Session): SessionState {
  return {
    session: session.id,
    mode: session.mode,
    currency: session.currency,
    subunitToUnit: String(session.subunitToUnit),
    balance: String(session.balance),
    bets: session.bets.map(String),
    isBusy: session.isBusy,
    rules: session.rules,
  }
}
