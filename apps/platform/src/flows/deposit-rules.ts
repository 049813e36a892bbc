import { LimitDefinition } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import type { RuleAmount, Rules } from '../modules/ground/packs/index.ts'
import { smallestUnitsOf, worthOf } from '../modules/ground/settings/index.ts'
import { type DepositDraft, listOrdered } from '../modules/money/payments/index.ts'
import { findCheck } from '../modules/person/identity/index.ts'
import { findPlayer } from '../modules/person/players/index.ts'
import { isBreak, type Limit, listStanding } from '../modules/play/limits/index.ts'
import type { Services } from '../services.ts'
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
  if (await needsCheckToDeposit(tx, rules, wish, now)) throw new Refusal('identity_required')
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

/** Refuses play to whom the rules ask to be checked before, once no grace is left. */
export async function refuseUnchecked(tx: Tx, rules: Rules, playerId: string, now: Date): Promise<void> {
  if (rules.identityBefore === 'withdrawal' || (await isIdentityChecked(tx, playerId))) return
  if (!(await hasGrace(tx, rules, { playerId, currency: '', amount: 0n }, now))) throw new Refusal('identity_required')
}

export async function isIdentityChecked(db: Queryable, playerId: string): Promise<boolean> {
  return (await findCheck(db, playerId))?.state === 'approved'
}

/** Whether a limit on deposits that has to be set is not, for one of its periods. */
function lacksLimits({ signUpLimits }: Rules, standing: readonly Limit[], currency: string): boolean {
  if (signUpLimits.asked !== 'required') return false
  return !signUpLimits.periods.every((period) =>
    standing.some(
      (limit) =>
        !isBreak(limit) &&
        limit.definition === LimitDefinition.deposit &&
        limit.period === period &&
        limit.currency === currency,
    ),
  )
}

async function needsCheckToDeposit(tx: Tx, rules: Rules, wish: Wish, now: Date): Promise<boolean> {
  const { identityBefore, identityGrace, identityAtDeposits } = rules
  if (identityBefore !== 'deposit' && !identityGrace && !identityAtDeposits) return false
  if (await isIdentityChecked(tx, wish.playerId)) return false
  if (identityGrace) return !(await hasGrace(tx, rules, wish, now))
  return identityBefore === 'deposit' || isBeyond(tx, wish, identityAtDeposits, new Date(0))
}

/** Whether the player may go on unchecked for now: new enough, and with this deposit not above what is allowed. */
async function hasGrace(tx: Tx, { identityGrace }: Rules, wish: Wish, now: Date): Promise<boolean> {
  if (!identityGrace) return false
  const player = await findPlayer(tx, wish.playerId)
  assert(player, 'an account belongs to a player')
  const isNew = now.getTime() - player.createdAt.getTime() < identityGrace.hours * 3_600_000
  return isNew && !(await isBeyond(tx, wish, identityGrace.deposits, new Date(0)))
}

/** Whether the player's deposits since come to more than an amount with this one, whatever they were made in. */
async function isBeyond(tx: Tx, wish: Wish, most: RuleAmount | null, since: Date): Promise<boolean> {
  if (!most) return false
  const ordered = await listOrdered(tx, wish.playerId, since)
  const sums = wish.amount > 0n ? [...ordered, wish] : ordered
  return (await worthOf(tx, sums, most.currency)) > (await smallestUnitsOf(tx, most, most.currency))
}
