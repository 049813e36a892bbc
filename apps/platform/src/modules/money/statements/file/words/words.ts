import type { Grain } from '../lines.ts'
import type { MovementKind } from '../movement.ts'

/** What a statement in a file says. */
export interface StatementWords {
  direction: 'ltr' | 'rtl'
  title: string
  player: string
  period: string
  currency: string
  made: string
  timeZone: string
  opening: string
  closing: string
  /** The lines of the summary. */
  lines: { deposited: string; paidOut: string; staked: string; won: string; other: string }
  columns: { at: string; kind: string; count: string; amount: string; balance: string; reference: string }
  kinds: Readonly<Record<MovementKind, string>>
  /** What a line of the list stands for; empty where it is one movement. */
  grains: Readonly<Record<Grain, string>>
  nothing: string
  /** How the balances were proven. */
  proof: string
  /** With `{page}` and `{pages}`. */
  page: string
}
