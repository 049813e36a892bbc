import { LimitDefinition } from '@baize/contract/kinds'
import { breakEnd, type BreakLength, type LimitRules } from '../../ground/packs/index.ts'

/** What makes a limit weaker, from when on it may be confirmed. */
export type LimitChange = { kind: 'raise'; id: string; amount: bigint; at: Date } | { kind: 'removal'; at: Date }

interface Common {
  id: string
  playerId: string
  change: LimitChange | null
  createdAt: Date
  updatedAt: Date | null
}

/** A limit on stakes, losses or deposits, in smallest units, as it stands in the running period. */
export interface CashLimit extends Common {
  definition: (typeof LimitDefinition)['bet' | 'loss' | 'deposit']
  period: string
  currency: string
  amount: bigint
  startsAt: Date
  endsAt: Date
  /** Of stakes and losses; below zero while the player is ahead. */
  used: bigint
}

/** A cooling-off or a self-exclusion; the latter may have no end. */
export interface Break extends Common {
  definition: (typeof LimitDefinition)['selfExclusion' | 'coolingOff']
  period: string
  startsAt: Date
  endsAt: Date | null
}

export type Limit = CashLimit | Break

export function isBreak(limit: Limit): limit is Break {
  return limit.definition > LimitDefinition.deposit
}

/** What a wish of a player means for a limit. `kept` withdraws whatever is under way. */
export type Decision =
  | { kind: 'kept' | 'removed' }
  | { kind: 'lowered' | 'raised'; amount: bigint }
  | { kind: 'raise_asked'; amount: bigint; at: Date }
  | { kind: 'removal_asked'; at: Date }
  | { kind: 'extended'; period: string; endsAt: Date | null }
  | { kind: 'refused'; reason: 'limit_change_pending' | 'limit_not_changeable' }

const pending: Decision = { kind: 'refused', reason: 'limit_change_pending' }
const unchangeable: Decision = { kind: 'refused', reason: 'limit_not_changeable' }
const HOUR_MS = 3_600_000

/** Where a change stands: it waits, may be confirmed, or was not confirmed in time and means nothing any more. */
export function standingOf(change: LimitChange, rules: LimitRules, now: Date): 'waiting' | 'due' | 'lapsed' {
  if (now < change.at) return 'waiting'
  return now < confirmableUntil(change, rules) ? 'due' : 'lapsed'
}

export function confirmableUntil(change: LimitChange, { weakening }: LimitRules): Date {
  return new Date(change.at.getTime() + weakening.confirmableDays * 24 * HOUR_MS)
}

/**
 * Another amount for a cash limit. A lower one applies at once and ends every change under way; a higher one waits, and
 * asking for it again when it has waited confirms it; the present one, or none, withdraws what is under way.
 */
export function decideAmount(limit: CashLimit, amount: bigint | undefined, rules: LimitRules, now: Date): Decision {
  const { change } = limit
  if (amount === undefined || amount === limit.amount) return { kind: 'kept' }
  if (amount < limit.amount) return { kind: 'lowered', amount }
  if (change?.kind === 'raise' && change.amount === amount) {
    const standing = standingOf(change, rules, now)
    if (standing === 'waiting') return pending
    if (standing === 'due') return { kind: 'raised', amount }
  }
  return { kind: 'raise_asked', amount, at: weakenedAt(limit, rules, now) }
}

/** The end of a cash limit: it waits like a raise, and asking again when it has waited confirms it. */
export function decideRemoval(limit: CashLimit, rules: LimitRules, now: Date): Decision {
  const standing = limit.change?.kind === 'removal' ? standingOf(limit.change, rules, now) : 'lapsed'
  if (standing === 'waiting') return pending
  if (standing === 'due') return { kind: 'removed' }
  return { kind: 'removal_asked', at: weakenedAt(limit, rules, now) }
}

function weakenedAt(limit: CashLimit, { weakening }: LimitRules, now: Date): Date {
  const atMs = now.getTime() + weakening.delayHours * HOUR_MS
  return new Date(weakening.waitsForPeriodEnd ? Math.max(atMs, limit.endsAt.getTime()) : atMs)
}

/** A cooling-off that lasts longer, counted from now; without a length an earlier end asked for is withdrawn. */
export function decideLength(limit: Break, length: BreakLength | undefined, now: Date): Decision {
  if (limit.definition === LimitDefinition.selfExclusion) return unchangeable
  if (!length) return { kind: 'kept' }
  const endsAt = breakEnd(length, now)
  const isLonger = limit.endsAt !== null && (endsAt === null || endsAt > limit.endsAt)
  return isLonger ? { kind: 'extended', period: length.id, endsAt } : unchangeable
}

/** An earlier end of a cooling-off, which comes by itself; none when less than the wait is left. */
export function decideEarlyEnd(limit: Break, { coolingOff }: LimitRules, now: Date): Decision {
  if (limit.definition === LimitDefinition.selfExclusion || coolingOff.earlyEndHours === null) return unchangeable
  if (limit.change) return pending
  const at = new Date(now.getTime() + coolingOff.earlyEndHours * HOUR_MS)
  return limit.endsAt === null || at < limit.endsAt ? { kind: 'removal_asked', at } : unchangeable
}
