import type { IdentityNeed } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import type { RuleAmount, Rules } from '../../modules/ground/packs/index.ts'
import { smallestUnitsOf, worthOf } from '../../modules/ground/settings/index.ts'
import { listOrdered } from '../../modules/money/payments/index.ts'
import { findCheck } from '../../modules/person/identity/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from './player-rules.ts'

type Ports = Pick<Services, 'packs' | 'clock'>

/** Money that comes or leaves, in smallest units. */
export interface Sum {
  currency: string
  amount: bigint
}

const EVER = new Date(0)

export async function isIdentityChecked(db: Queryable, playerId: string): Promise<boolean> {
  return (await findCheck(db, playerId))?.state === 'approved'
}

/** What the rules of a player ask a checked identity for at all. */
export function identityNeeds({ identityBefore, identityGrace, ...rules }: Rules): IdentityNeed[] {
  const isDeposit = identityBefore === 'deposit' || identityGrace !== null || rules.identityAtDeposits !== null
  return [
    ...(identityBefore === 'nothing' ? [] : (['play'] as const)),
    ...(isDeposit ? (['deposit'] as const) : []),
    ...(rules.identityAtPayouts === null ? [] : (['payout'] as const)),
  ]
}

/**
 * Refuses `identity_required` to open a game for real money to whom the rules ask to be checked before, once no grace is
 * left; resolves to when the grace that still lets them play ends, or to null.
 */
export async function refuseUncheckedPlay(db: Queryable, rules: Rules, playerId: string, now: Date) {
  if (rules.identityBefore === 'nothing' || (await isIdentityChecked(db, playerId))) return null
  const endsAt = await graceOf(db, rules, { playerId, deposit: null }, now)
  if (!endsAt) throw new Refusal('identity_required')
  return endsAt
}

/**
 * Refuses `identity_required` to pay in to whom the rules ask to be checked before, with the deposit that is wanted or,
 * before one is, with those that were made.
 */
export async function refuseUncheckedDeposit(
  db: Queryable,
  services: Ports,
  { playerId, deposit }: { playerId: string; deposit: Sum | null },
): Promise<void> {
  const rules = await rulesFor(db, services, playerId)
  const { identityBefore, identityGrace, identityAtDeposits } = rules
  if (identityBefore !== 'deposit' && !identityGrace && !identityAtDeposits) return
  if (await isIdentityChecked(db, playerId)) return
  const wish = { playerId, deposit }
  if (identityGrace && (await graceOf(db, rules, wish, services.clock.now()))) return
  if (identityGrace || identityBefore === 'deposit' || (await isBeyond(db, wish, identityAtDeposits)))
    throw new Refusal('identity_required')
}

/**
 * Refuses `identity_required` where what a player is paid comes to a sum from which the rules ask for a checked identity
 * and this player has none. `payouts` are the one that is wanted and all others of the last `PAYOUT_WINDOW_DAYS` that did
 * not fail, so that a large one cut into small ones is still a large one. To be asked in the transaction that takes the
 * money aside, with the player's payouts taking turns.
 */
export async function refuseUncheckedPayout(
  tx: Tx,
  services: Ports,
  { playerId, payouts }: { playerId: string; payouts: readonly Sum[] },
): Promise<void> {
  const { identityAtPayouts: least } = await rulesFor(tx, services, playerId)
  if (!least) return
  const worth = await worthOf(tx, payouts, least.currency)
  if (worth < (await smallestUnitsOf(tx, least, least.currency))) return
  if (!(await isIdentityChecked(tx, playerId))) throw new Refusal('identity_required')
}

interface Wish {
  playerId: string
  /** The one that is wanted, beside those that were made. */
  deposit: Sum | null
}

/** Until when the player may go on unchecked: new enough, and with this deposit not above what is allowed. */
async function graceOf(db: Queryable, { identityGrace }: Rules, wish: Wish, now: Date): Promise<Date | null> {
  if (!identityGrace) return null
  const player = await findPlayer(db, wish.playerId)
  assert(player, 'an account belongs to a player')
  const endsAt = new Date(player.createdAt.getTime() + identityGrace.hours * 3_600_000)
  return now < endsAt && !(await isBeyond(db, wish, identityGrace.deposits)) ? endsAt : null
}

/** Whether the player's deposits come to more than an amount with this one, whatever they were made in. */
async function isBeyond(db: Queryable, { playerId, deposit }: Wish, most: RuleAmount | null): Promise<boolean> {
  if (!most) return false
  const ordered = await listOrdered(db, playerId, EVER)
  const sums = deposit ? [...ordered, deposit] : ordered
  return (await worthOf(db, sums, most.currency)) > (await smallestUnitsOf(db, most, most.currency))
}
