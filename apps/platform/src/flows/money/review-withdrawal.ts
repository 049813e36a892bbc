import type { WithdrawalRefusal } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import {
  approve,
  lockWithdrawal,
  readHouseRules,
  refuse,
  saveWithdrawal,
  settleFailed,
  settlePaid,
  takesTwo,
  type Withdrawal,
} from '../../modules/money/payouts/index.ts'
import type { Services } from '../../services.ts'
import { tellOfEnd } from './tell-of-withdrawal.ts'

/** A withdrawal before and after an operator's decision. */
export interface ReviewedPair {
  before: Withdrawal
  after: Withdrawal
}

/**
 * Lets a withdrawal that is checked be paid; above a sum the first approval waits for another operator's. Refuses
 * `invoice_closed`, `own_approval` and `not_found`.
 */
export async function approveWithdrawal(
  tx: Tx,
  { clock }: Services,
  id: string,
  operatorId: string,
): Promise<ReviewedPair> {
  const before = await lockIn(tx, id, 'checking')
  const now = clock.now()
  if (before.firstApprovedBy === operatorId) throw new Refusal('own_approval')
  if (before.firstApprovedBy === null && takesTwo(before, await readHouseRules(tx))) {
    const after = { ...before, firstApprovedBy: operatorId, updatedAt: now }
    await saveWithdrawal(tx, after)
    return { before, after }
  }
  return { before, after: await approve(tx, before, operatorId, now) }
}

/** Gives the money back and tells the player why. Refuses `invoice_closed` and `not_found`. */
export async function refuseWithdrawal(
  tx: Tx,
  services: Services,
  id: string,
  { why, note, operatorId }: { why: WithdrawalRefusal; note: string | null; operatorId: string },
): Promise<ReviewedPair> {
  const before = await lockIn(tx, id, 'checking')
  const after = await refuse(tx, before, { why, note, operatorId, now: services.clock.now() })
  await tellOfEnd(tx, services, after)
  return { before, after }
}

/** Ends a withdrawal of which something else was paid. Refuses `invoice_closed` and `not_found`. */
export async function resolveWithdrawal(
  tx: Tx,
  services: Services,
  id: string,
  decision: 'paid' | 'failed',
): Promise<ReviewedPair> {
  const before = await lockIn(tx, id, 'review')
  const now = services.clock.now()
  const after =
    decision === 'paid'
      ? await settlePaid(tx, before, null, now)
      : await settleFailed(tx, before, 'failed_in_review', now)
  await tellOfEnd(tx, services, after)
  return { before, after }
}

async function lockIn(tx: Tx, id: string, state: 'checking' | 'review'): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal) throw new Refusal('not_found')
  if (withdrawal.state !== state) throw new Refusal('invoice_closed')
  return withdrawal
}
