import type { Tx } from '@baize/database'
import { isUuid, Refusal, uuidv7 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import type { LimitRules } from '../../ground/packs/index.ts'
import {
  decideAmount,
  decideEarlyEnd,
  decideLength,
  decideRemoval,
  type Decision,
  isBreak,
  type Limit,
  standingOf,
} from './limit.ts'
import { lockPlayerLimits } from './set-limit.ts'
import * as store from './store.ts'

export interface Wish {
  playerId: string
  /** Of a limit, or of the raise that waits behind one. */
  limitId: string
  rules: LimitRules
  now: Date
}

/** The limit as it was, and the id under which the player sees what became of it. */
export interface Changed {
  limit: Limit
  shownId: string
}

interface Found {
  limit: Limit
  /** The raise the id stands for, where it is not the limit's own. */
  isRaise: boolean
}

/** The player's limit under this id, everything locked that counts against it. Refuses `not_found`. */
async function find(tx: Tx, { playerId, limitId, rules, now }: Wish): Promise<Found> {
  if (!isUuid(limitId)) throw new Refusal('not_found')
  await lockPlayerLimits(tx, playerId, now)
  for (const limit of await store.readStanding(tx, playerId, now)) {
    if (limit.id === limitId) return { limit, isRaise: false }
    const { change } = limit
    if (change?.kind === 'raise' && change.id === limitId && standingOf(change, rules, now) !== 'lapsed')
      return { limit, isRaise: true }
  }
  throw new Refusal('not_found')
}

/**
 * Gives a limit another amount, or a cooling-off another length. What makes it weaker waits; the same wish again
 * confirms it when it has waited. A wish for what stands already withdraws the change under way.
 */
export async function changeLimit(
  tx: Tx,
  wish: Wish,
  change: { toAmount: (currency: string) => bigint | undefined; period: string | undefined },
): Promise<Changed> {
  const { rules, now } = wish
  const { limit, isRaise } = await find(tx, wish)
  if (isBreak(limit)) {
    const length = rules.coolingOff.lengths.find(({ id }) => id === change.period)
    if (change.period !== undefined && !length) throw new Refusal('validation', { period: [{ code: 'notOffered' }] })
    return carryOut(tx, limit, decideLength(limit, length, now), now)
  }
  if (change.period !== undefined && change.period !== limit.period) throw new Refusal('limit_not_changeable')
  const asked = change.toAmount(limit.currency)
  const raise = isRaise && limit.change?.kind === 'raise' ? limit.change.amount : undefined
  return carryOut(tx, limit, decideAmount(limit, asked ?? raise, rules, now), now)
}

/** Asks for the end of a limit, confirms it when that has waited, or withdraws the raise that the id stands for. */
export async function removeLimit(tx: Tx, wish: Wish): Promise<Changed> {
  const { rules, now } = wish
  const { limit, isRaise } = await find(tx, wish)
  if (isRaise) return carryOut(tx, limit, { kind: 'kept' }, now)
  const decision = isBreak(limit) ? decideEarlyEnd(limit, rules, now) : decideRemoval(limit, rules, now)
  return carryOut(tx, limit, decision, now)
}

const CHANGES = {
  lowered: 'lowered',
  raised: 'raised',
  raise_asked: 'raise_asked',
  removal_asked: 'removal_asked',
  removed: 'removed',
  kept: 'withdrawn',
  extended: 'extended',
} as const

async function carryOut(tx: Tx, limit: Limit, decision: Decision, now: Date): Promise<Changed> {
  if (decision.kind === 'refused') throw new Refusal(decision.reason)
  if (decision.kind === 'kept' && !limit.change) return { shownId: limit.id, limit }
  const shownId = await save(tx, limit, decision, now)
  const { id: limitId, playerId, definition, period } = limit
  const isEarlyEnd = decision.kind === 'removal_asked' && isBreak(limit)
  await recordFact(tx, {
    kind: 'limit_changed',
    playerId,
    data: {
      limitId,
      definition,
      period: decision.kind === 'extended' ? decision.period : period,
      ...(!isBreak(limit) && { currency: limit.currency }),
      ...('amount' in decision && { amount: String(decision.amount) }),
      ...('at' in decision && { from: decision.at.toISOString() }),
      change: isEarlyEnd ? 'early_end_asked' : CHANGES[decision.kind],
    },
    occurredAt: now,
  })
  return { shownId, limit }
}

/** Writes what was decided; resolves to the id under which the player sees it. */
async function save(
  tx: Tx,
  { id }: Limit,
  decision: Exclude<Decision, { kind: 'refused' }>,
  now: Date,
): Promise<string> {
  switch (decision.kind) {
    case 'lowered':
    case 'raised':
      await store.saveAmount(tx, id, decision.amount, now)
      return id
    case 'raise_asked': {
      const raise = { ...decision, kind: 'raise' as const, id: uuidv7(now.getTime()) }
      await store.saveChange(tx, id, raise, now)
      return raise.id
    }
    case 'removal_asked':
      await store.saveChange(tx, id, { kind: 'removal', at: decision.at }, now)
      return id
    case 'extended':
      await store.saveLength(tx, id, decision.period, decision.endsAt, now)
      return id
    case 'removed':
      await store.markRemoved(tx, id, now)
      return id
    case 'kept':
      await store.saveChange(tx, id, null, now)
      return id
  }
}
