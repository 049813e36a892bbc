import { type CashPeriod, cashPeriods } from '@baize/contract/kinds'
import type { Rules } from './rules.ts'

/** A length of breaks as players choose it; without days and months it has no end. */
export type BreakLength = Rules['coolingOff']['lengths'][number]

/** What is asked of limits and breaks that players set on themselves. */
export interface LimitRules {
  cashPeriods: readonly CashPeriod[]
  /** Most that a cash limit may be, in main units. */
  amountMax: number
  weakening: Rules['limitRaise']
  coolingOff: Rules['coolingOff']
  selfExclusion: Rules['selfExclusion']
}

const AMOUNT_MAX = 1_000_000

/** The part of the rules that limits and breaks go by. */
export function limitRulesOf({ limitRaise, coolingOff, selfExclusion }: Rules): LimitRules {
  return { cashPeriods, amountMax: AMOUNT_MAX, weakening: limitRaise, coolingOff, selfExclusion }
}

/** When a break that begins now is over; `null` for never. */
export function breakEnd({ days, months }: BreakLength, now: Date): Date | null {
  if (days === undefined && months === undefined) return null
  const end = new Date(now.getTime() + (days ?? 0) * 86_400_000)
  // A day that the month does not have moves the end into the next one, never before.
  end.setUTCMonth(end.getUTCMonth() + (months ?? 0))
  return end
}
