import { type CashPeriod, LimitDefinition } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import type { RuleAmount, Rules } from '../../modules/ground/packs/index.ts'
import { smallestUnitsOf, worthOf } from '../../modules/ground/settings/index.ts'
import { type DepositDraft, listOrdered } from '../../modules/money/payments/index.ts'
import {
  type CashLimit,
  hasDeclinedLimits,
  isBreak,
  type Limit,
  listStanding,
} from '../../modules/play/limits/index.ts'
import type { Services } from '../../services.ts'
import { refuseUncheckedDeposit } from '../person/identity-rules.ts'
import { rulesFor } from '../person/player-rules.ts'

type Wish = Pick<DepositDraft, 'playerId' | 'currency' | 'amount'>

/**
 * What the rules of the player's country ask of a deposit, in the transaction that orders it: limits that have to be set,
 * the cap over all accounts for the calendar month in UTC, and who the player is. Whoever orders at the same moment
 * waits, because the player's limits are locked before.
 */
export async function checkDepositRules(tx: Tx, services: Services, wish: Wish, now: Date): Promise<void> {
  const rules = await rulesFor(tx, services, wish.playerId)
  if ((await missingLimits(tx, wish, rules, now)).length > 0) throw new Refusal('deposits_stopped')
  const monthBegan = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  if (await isBeyond(tx, wish, rules.depositCapMonth, monthBegan)) throw new Refusal('deposits_stopped')
  await refuseUncheckedDeposit(tx, services, { playerId: wish.playerId, deposit: wish })
}

/** Refuses deposits to whom the rules ask for limits, as long as that is not answered. */
export async function refuseDepositsWithoutLimits(db: Queryable, services: Services, holder: Holder): Promise<void> {
  const rules = await rulesFor(db, services, holder.playerId)
  const missing = await missingLimits(db, holder, rules, services.clock.now())
  if (missing.length > 0) throw new Refusal('deposits_stopped')
}

/** Refuses play to whom the rules require limits that are not set. */
export async function refusePlayWithoutLimits(db: Queryable, services: Services, holder: Holder): Promise<void> {
  const rules = await rulesFor(db, services, holder.playerId)
  if (rules.signUpLimits.asked !== 'required') return
  const missing = await missingLimits(db, holder, rules, services.clock.now())
  if (missing.length > 0) throw new Refusal('limit_required')
}

interface Holder {
  playerId: string
  currency: string
}

/**
 * The periods of the limits on deposits that the player is asked for: where they are required all that have none in the
 * currency; where they are prompted for too, until there is one in any currency or the player said that they want none.
 */
export async function missingLimits(
  db: Queryable,
  { playerId, currency }: Holder,
  { signUpLimits: { asked, periods } }: Pick<Rules, 'signUpLimits'>,
  now: Date,
): Promise<CashPeriod[]> {
  if (asked === 'offered') return []
  const set = (await listStanding(db, playerId, now)).filter(isDepositLimit)
  const missing = periods.filter(
    (period) => !set.some((limit) => limit.period === period && limit.currency === currency),
  )
  if (asked === 'required') return missing
  return set.length > 0 || (await hasDeclinedLimits(db, playerId)) ? [] : missing
}

function isDepositLimit(limit: Limit): limit is CashLimit {
  return !isBreak(limit) && limit.definition === LimitDefinition.deposit
}

/** Whether the player's deposits since come to more than an amount with this one, whatever they were made in. */
async function isBeyond(tx: Tx, wish: Wish, most: RuleAmount | null, since: Date): Promise<boolean> {
  if (!most) return false
  const ordered = await listOrdered(tx, wish.playerId, since)
  return (await worthOf(tx, [...ordered, wish], most.currency)) > (await smallestUnitsOf(tx, most, most.currency))
}
