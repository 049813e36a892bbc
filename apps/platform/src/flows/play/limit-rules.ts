import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { type DepositDraft, sumOrdered } from '../../modules/money/payments/index.ts'
import { depositRefusal, listStanding, lockLimits, stakeRefusal } from '../../modules/play/limits/index.ts'
import type { Services } from '../../services.ts'
import { allowed, refused, RULE_ORDER, stakeRule } from '../../modules/play/rounds/index.ts'

/** No limit or break of the player is against the stake. The short path asks the same in its one statement. */
export const limitsRule = stakeRule({
  name: 'limits',
  order: RULE_ORDER.limits,
  asked: 'plain',
  read: (tx, { at }, { playerId }) => listStanding(tx, playerId, at),
  decide: (standing, _stake, { currency }, composition) => {
    const reason = stakeRefusal(standing, currency, composition)
    return reason ? refused(reason) : allowed
  },
})

/** No limit or break of the player is against the deposit; orders of one player take turns from here on. */
export async function checkDepositLimits(
  tx: Tx,
  { playerId, currency, amount }: Pick<DepositDraft, 'playerId' | 'currency' | 'amount'>,
  now: Date,
): Promise<void> {
  await lockLimits(tx, playerId)
  const standing = await listStanding(tx, playerId, now)
  const orderedSince = (since: Date) => sumOrdered(tx, playerId, currency, since)
  const reason = await depositRefusal(standing, { currency, amount }, orderedSince)
  if (reason) throw new Refusal(reason)
}

/** Refuses who may not deposit as much as one smallest unit of the currency. */
export async function refuseDeposits(
  db: Queryable,
  { clock }: Pick<Services, 'clock'>,
  { playerId, currency }: { playerId: string; currency: string },
): Promise<void> {
  const standing = await listStanding(db, playerId, clock.now())
  const orderedSince = (since: Date) => sumOrdered(db, playerId, currency, since)
  const reason = await depositRefusal(standing, { currency, amount: 1n }, orderedSince)
  if (reason) throw new Refusal(reason)
}

/** Refuses to open a game for real money to whom no stake of the currency is left. */
export async function refusePlay(db: Queryable, playerId: string, currency: string, now: Date): Promise<void> {
  const reason = stakeRefusal(await listStanding(db, playerId, now), currency, { cash: 1n, bonus: 0n })
  if (reason) throw new Refusal(reason === 'self_excluded' ? 'cooling_off' : reason)
}
