import { type CashPeriod, LimitDefinition } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import type { RuleAmount, Rules } from '../modules/ground/packs/index.ts'
import { smallestUnitsOf, worthOf } from '../modules/ground/settings/index.ts'
import { type DepositDraft, listOrdered } from '../modules/money/payments/index.ts'
import { isBreak, type Limit, listStanding } from '../modules/play/limits/index.ts'
import type { Services } from '../services.ts'
import { refuseUncheckedDeposit } from './identity-rules.ts'
import { rulesFor } from './player-rules.ts'

type Wish = Pick<DepositDraft, 'playerId' | 'currency' | 'amount'>

/**
 * What the rules of the player's country ask of a deposit, in the transaction that orders it: limits that have to be set,
 * the cap over all accounts for the calendar month in UTC, and who the player is. Whoever orders at the same moment
 * waits, because the player's limits are locked before.
 */
export async function checkDepositRules(tx: Tx, services: Services, wish: Wish, now: Date): Promise<void> {
  const rules = await rulesFor(tx, services, wish.playerId)
  if (lacksLimits(rules, await listStanding(tx, wish.playerId, now), wish.currency))
    throw new Refusal('deposits_stopped')
  const monthBegan = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  if (await isBeyond(tx, wish, rules.depositCapMonth, monthBegan)) throw new Refusal('deposits_stopped')
  await refuseUncheckedDeposit(tx, services, { playerId: wish.playerId, deposit: wish })
}

/** Refuses deposits and play to whom the rules ask for limits that are not set. */
export async function refuseWithoutLimits(
  db: Queryable,
  services: Services,
  { playerId, currency }: { playerId: string; currency: string },
  reason: 'deposits_stopped' | 'limit_required',
): Promise<void> {
  const rules = await rulesFor(db, services, playerId)
  if (rules.signUpLimits.asked !== 'required') return
  if (lacksLimits(rules, await listStanding(db, playerId, services.clock.now()), currency)) throw new Refusal(reason)
}

/** Whether a limit on deposits that has to be set is not, for one of its periods. */
function lacksLimits({ signUpLimits }: Rules, standing: readonly Limit[], currency: string): boolean {
  return signUpLimits.asked === 'required' && periodsWithoutLimit({ signUpLimits }, standing, currency).length > 0
}

/** Those of the periods for which the rules ask for a limit on deposits that have none in the currency. */
export function periodsWithoutLimit(
  { signUpLimits }: Pick<Rules, 'signUpLimits'>,
  standing: readonly Limit[],
  currency: string,
): CashPeriod[] {
  const isSet = (period: CashPeriod) =>
    standing.some(
      (limit) =>
        !isBreak(limit) &&
        limit.definition === LimitDefinition.deposit &&
        limit.period === period &&
        limit.currency === currency,
    )
  return signUpLimits.periods.filter((period) => !isSet(period))
}

/** Whether the player's deposits since come to more than an amount with this one, whatever they were made in. */
async function isBeyond(tx: Tx, wish: Wish, most: RuleAmount | null, since: Date): Promise<boolean> {
  if (!most) return false
  const ordered = await listOrdered(tx, wish.playerId, since)
  return (await worthOf(tx, [...ordered, wish], most.currency)) > (await smallestUnitsOf(tx, most, most.currency))
}
