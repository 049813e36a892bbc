import type { Limit as LimitView } from '@baize/contract'
import { LimitStatus } from '@baize/contract/kinds'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import type { LimitRules } from '../../ground/packs/index.ts'
import { currencyByCode } from '../../ground/settings/index.ts'
import { confirmableUntil, isBreak, type Limit, standingOf } from './limit.ts'

/** A limit as players see it: itself and, behind it, the raise they asked for. */
export function limitViews(limit: Limit, deposited: bigint, rules: LimitRules, now: Date): LimitView[] {
  const change = limit.change && standingOf(limit.change, rules, now) !== 'lapsed' ? limit.change : null
  const view: LimitView = {
    id: limit.id,
    limitId: limit.id,
    definition: limit.definition,
    status: LimitStatus.active,
    period: limit.period,
    currency: null,
    amount: null,
    currentAmount: null,
    startedAt: limit.startsAt.toISOString(),
    expiredAt: limit.endsAt?.toISOString() ?? null,
    createdAt: limit.createdAt.toISOString(),
    updatedAt: limit.updatedAt?.toISOString() ?? null,
    cancelProcess: change !== null,
    pendingExist: change?.kind === 'raise',
    changeAt: change?.at.toISOString() ?? null,
    changeUntil: change && !isBreak(limit) ? confirmableUntil(change, rules).toISOString() : null,
  }
  if (isBreak(limit)) return [change ? { ...view, expiredAt: change.at.toISOString() } : view]
  const used = limit.definition === 3 ? deposited : limit.used
  const main = (amount: bigint) => toMainNumber(amount, subunitsOf(limit.currency))
  const { currency } = limit
  const active = { ...view, currency, amount: main(limit.amount), currentAmount: main(used > 0n ? used : 0n) }
  if (change?.kind !== 'raise') return [active]
  const waiting = {
    ...active,
    id: change.id,
    limitId: change.id,
    status: LimitStatus.pending,
    amount: main(change.amount),
    currentAmount: null,
    startedAt: null,
    expiredAt: change.at.toISOString(),
    cancelProcess: false,
    pendingExist: false,
  }
  return [active, waiting]
}

export function subunitsOf(currency: string): bigint {
  const definition = currencyByCode(currency)
  assert(definition, 'limits are in currencies of the house')
  return definition.subunitToUnit
}
