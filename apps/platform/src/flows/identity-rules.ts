import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { findCheck, findRules, isPayoutChecked, isPlayBarred } from '../modules/person/identity/index.ts'
import { allowed, refused, RULE_ORDER, stakeRule } from '../modules/play/rounds/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import type { Services } from '../services.ts'

/** Where the house asks who plays for a checked identity, the player has one. The short path asks the same. */
export const identityRule = stakeRule({
  name: 'identity',
  order: RULE_ORDER.identity,
  asked: 'plain',
  read: (tx, _stake, { playerId }) => isPlayBarred(tx, playerId),
  decide: (isBarred) => (isBarred ? refused('identity_required') : allowed),
})

/** Refuses `identity_required` to open a game for real money where its stakes would be refused. */
export async function refuseUncheckedPlay(db: Queryable, playerId: string): Promise<void> {
  if (await isPlayBarred(db, playerId)) throw new Refusal('identity_required')
}

/** Refuses `identity_required` where the house asks who pays in for a checked identity and this player has none. */
export async function refuseUncheckedDeposit(db: Queryable, playerId: string): Promise<void> {
  const { isNeededForDeposit } = await findRules(db)
  if (isNeededForDeposit && !(await isChecked(db, playerId))) throw new Refusal('identity_required')
}

/** Money that leaves, in smallest units. */
export interface PaidOut {
  currency: string
  amount: bigint
}

/**
 * Refuses `identity_required` where what a player is paid comes to a sum from which the house asks for a checked identity
 * and this player has none. `payouts` are the one that is wanted and all others of the last `PAYOUT_WINDOW_DAYS` that did
 * not fail, so that a large one cut into small ones is still a large one. To be asked in the transaction that takes the
 * money aside, with the player's payouts taking turns.
 */
export async function refuseUncheckedPayout(
  tx: Tx,
  services: Pick<Services, 'pool' | 'clock' | 'packs'>,
  { playerId, payouts }: { playerId: string; payouts: readonly PaidOut[] },
): Promise<void> {
  const rules = await findRules(tx)
  if (rules.payoutFrom === null) return
  const { currencies } = await readSettings(services, tx)
  // A threshold is compared with today's rates; no money is counted by these numbers.
  const sum = payouts.reduce((total, { currency, amount }) => {
    const known = currencies.find(({ code }) => code === currency)
    assert(known, 'money leaves in currencies of the house')
    return total + Number(amount) / known.rate.rate
  }, 0)
  if (isPayoutChecked(rules, sum) && !(await isChecked(tx, playerId))) throw new Refusal('identity_required')
}

async function isChecked(db: Queryable, playerId: string): Promise<boolean> {
  return (await findCheck(db, playerId))?.state === 'approved'
}
