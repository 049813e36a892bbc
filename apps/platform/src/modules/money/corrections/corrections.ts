import type { Tx } from '@baize/database'
import { assert, isUuid, Refusal, uuidv7 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { ensureAccount, InsufficientFunds, post } from '../ledger/index.ts'
import { publishAccount, readAccount } from '../wallet/index.ts'
import { smallestOf, type StoredCorrection } from './correction.ts'
import * as store from './store.ts'

/** How long what an operator corrected alone counts against the ceiling: many small sums are no way around it. */
const COUNTED_MS = 24 * 3_600_000

/** Who decides, why and when. */
interface Decision {
  operatorId: string
  reason: string
  now: Date
}

/**
 * Corrects the money of an account at once, or leaves it to another operator, when it is more than this one may do alone
 * within a day. Refuses `not_found`, an amount finer than the currency, and `insufficient_funds`.
 */
export async function askCorrection(
  tx: Tx,
  asked: { playerId: string; accountId: string; direction: 'credit' | 'debit'; amount: number },
  { operatorId, reason, now }: Decision,
): Promise<StoredCorrection> {
  const { playerId, accountId, direction } = asked
  const account = isUuid(accountId) ? await readAccount(tx, accountId) : undefined
  if (!account || account.playerId !== playerId) throw new Refusal('not_found')
  const { currency } = account
  const amount = smallestOf(asked.amount, currency, 'amount')
  await store.lockAsker(tx, operatorId)
  const alone = await store.sumAlone(tx, { operatorId, currency, since: new Date(now.getTime() - COUNTED_MS) })
  const isWaiting = alone + amount > (await store.readCeiling(tx, currency))
  const correction: StoredCorrection = {
    id: uuidv7(now.getTime()),
    playerId,
    accountId,
    currency,
    direction,
    amount,
    state: 'waiting',
    reason,
    askedBy: operatorId,
    decidedBy: null,
    decisionReason: null,
    entryId: null,
    createdAt: now,
    decidedAt: null,
  }
  const outcome = isWaiting ? correction : { ...correction, ...(await postCorrection(tx, correction, now)) }
  await store.insertCorrection(tx, outcome)
  return outcome
}

/**
 * Posts a correction that waits. Refuses `own_correction` to who asked for it, `correction_decided`, `not_found`, and
 * `insufficient_funds`, after which it still waits.
 */
export async function approveCorrection(
  tx: Tx,
  id: string,
  { operatorId, reason, now }: Decision,
): Promise<{ before: StoredCorrection; after: StoredCorrection }> {
  const before = await lockWaiting(tx, id)
  if (before.askedBy === operatorId) throw new Refusal('own_correction')
  const posted = await postCorrection(tx, before, now)
  const after = { ...before, ...posted, decidedBy: operatorId, decisionReason: reason }
  await store.saveDecision(tx, after)
  return { before, after }
}

/** Refuses a correction that waits; nothing is moved. Refuses `correction_decided` and `not_found`. */
export async function refuseCorrection(
  tx: Tx,
  id: string,
  { operatorId, reason, now }: Decision,
): Promise<{ before: StoredCorrection; after: StoredCorrection }> {
  const before = await lockWaiting(tx, id)
  const decision = { state: 'refused', decidedBy: operatorId, decisionReason: reason, decidedAt: now } as const
  const after = { ...before, ...decision }
  await store.saveDecision(tx, after)
  return { before, after }
}

async function lockWaiting(tx: Tx, id: string): Promise<StoredCorrection> {
  const correction = isUuid(id) ? await store.lockCorrection(tx, id) : undefined
  if (!correction) throw new Refusal('not_found')
  if (correction.state !== 'waiting') throw new Refusal('correction_decided')
  return correction
}

/** One entry between the player and the house, keyed by the correction; the player is told, and a fact recorded last. */
async function postCorrection(
  tx: Tx,
  { id, playerId, accountId, currency, direction, amount }: StoredCorrection,
  now: Date,
): Promise<Pick<StoredCorrection, 'state' | 'entryId' | 'decidedAt'>> {
  const account = await readAccount(tx, accountId)
  assert(account, 'an account is never removed')
  const house = await ensureAccount(tx, { owner: 'house', kind: 'corrections', currency })
  const [from, to] = direction === 'credit' ? [house, account.cashId] : [account.cashId, house]
  const { entryId } = await post(tx, {
    key: `correction:${id}`,
    kind: 'correction',
    postings: [{ from, to, amount }],
  }).catch((error: unknown) => {
    throw error instanceof InsufficientFunds ? new Refusal('insufficient_funds') : error
  })
  await publishAccount(tx, account)
  const data = { correctionId: id, accountId, entryId, currency, direction, amount: amount.toString() }
  await recordFact(tx, { kind: 'balance_corrected', playerId, data, occurredAt: now })
  return { state: 'posted', entryId, decidedAt: now }
}
