import type { WithdrawalRefusal } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import { ensureAccount, hold, InsufficientFunds, post, postHold, voidHold } from '../ledger/index.ts'
import { lockAccountMoney, publishAccount, readAccount } from '../wallet/index.ts'
import { destinationOf, sealDetails } from './destination.ts'
import { publishWithdrawal } from './events.ts'
import type { Check } from './rules.ts'
import * as store from './store.ts'
import { isDeclinable, nextAsk, type Payout, type Withdrawal } from './withdrawal.ts'

/** Takes a withdrawal its next step at the payment company. At most one waits for each. */
export const payoutJob = jobKind<{ withdrawalId: string }>('pay-out')

export function addPayoutJob(tx: Tx, withdrawalId: string, runAt?: Date): Promise<void> {
  return addJob(tx, payoutJob, { withdrawalId }, { key: `payout:${withdrawalId}`, runAt })
}

/** What the player asks for, after every check that needs no money locked. */
export type WithdrawalDraft = Pick<
  Withdrawal,
  | 'id'
  | 'playerId'
  | 'accountId'
  | 'method'
  | 'provider'
  | 'currency'
  | 'amount'
  | 'baseAmount'
  | 'destination'
  | 'destinationHash'
  | 'isDestinationNew'
  | 'details'
  | 'publicData'
>

/**
 * Sets the money aside and keeps the wish; `isCollecting` where the player has yet to say at the company where it goes,
 * otherwise it waits to be judged. Refuses `insufficient_funds`.
 */
export async function requestWithdrawal(
  tx: Tx,
  draft: WithdrawalDraft,
  { isCollecting, now }: { isCollecting: boolean; now: Date },
): Promise<Withdrawal> {
  const account = await readAccount(tx, draft.accountId)
  assert(account && account.playerId === draft.playerId, 'a withdrawal is from an account of its player')
  await lockAccountMoney(tx, account.id)
  const { holdId } = await hold(tx, {
    key: `withdrawal:${draft.id}`,
    accountId: account.cashId,
    amount: draft.amount,
    meta: { method: draft.method },
  }).catch((error: unknown) => {
    throw error instanceof InsufficientFunds ? new Refusal('insufficient_funds') : error
  })
  const withdrawal: Withdrawal = {
    ...draft,
    state: isCollecting ? 'collecting' : 'checking',
    checks: [],
    paidAmount: null,
    paidCurrency: null,
    holdId,
    entryId: null,
    why: null,
    note: null,
    firstApprovedBy: null,
    approvedBy: null,
    createdAt: now,
    approvedAt: null,
    sentAt: null,
    endedAt: null,
    updatedAt: now,
  }
  await store.insertWithdrawal(tx, withdrawal)
  await publishAccount(tx, account)
  await publishWithdrawal(tx, withdrawal, true)
  const data = factOf(withdrawal)
  await recordFact(tx, { kind: 'withdrawal_requested', playerId: withdrawal.playerId, data, occurredAt: now })
  return withdrawal
}

/** The house's judgement of a locked withdrawal: paid at once where nothing speaks against it, else left to a person. */
export async function applyChecks(tx: Tx, withdrawal: Withdrawal, checks: Check[], now: Date): Promise<Withdrawal> {
  if (checks.length === 0) return approve(tx, withdrawal, null, now)
  const waiting: Withdrawal = { ...withdrawal, state: 'checking', checks, updatedAt: now }
  await store.saveWithdrawal(tx, waiting)
  if (withdrawal.state !== 'checking') await publishWithdrawal(tx, waiting)
  return waiting
}

/** Approves a locked withdrawal: from the commit on it is on its way to the company. */
export async function approve(
  tx: Tx,
  withdrawal: Withdrawal,
  operatorId: string | null,
  now: Date,
): Promise<Withdrawal> {
  const approved: Withdrawal = {
    ...withdrawal,
    state: 'approved',
    approvedBy: operatorId,
    approvedAt: now,
    updatedAt: now,
  }
  await store.saveWithdrawal(tx, approved)
  await addPayoutJob(tx, approved.id)
  await publishWithdrawal(tx, approved)
  const data = { ...factOf(approved), ...(operatorId && { operatorId }) }
  await recordFact(tx, { kind: 'withdrawal_approved', playerId: approved.playerId, data, occurredAt: now })
  return approved
}

/**
 * The player has said at the company where a locked withdrawal goes. The company knows the place by a token, always the
 * same for the same place.
 */
export async function rememberDestination(
  tx: Tx,
  secret: string,
  withdrawal: Withdrawal,
  { token, masked }: { token: string; masked: string },
): Promise<Withdrawal> {
  const { id, playerId, method } = withdrawal
  const { hash } = destinationOf(secret, { method, value: token })
  const known: Withdrawal = {
    ...withdrawal,
    destination: masked,
    destinationHash: hash,
    isDestinationNew: !(await store.isDestinationKnown(tx, playerId, hash)),
    details: sealDetails(secret, id, { destination_token: token }),
    publicData: null,
  }
  await store.saveWithdrawal(tx, known)
  return known
}

/** The company is about to be told to pay: from the commit on nobody takes the withdrawal back any more. */
export async function beginSending(tx: Tx, withdrawal: Withdrawal, now: Date): Promise<Withdrawal> {
  assert(withdrawal.state === 'approved', 'only what was approved is sent')
  const sending: Withdrawal = { ...withdrawal, state: 'sending', sentAt: now, updatedAt: now }
  await store.saveWithdrawal(tx, sending)
  await publishWithdrawal(tx, sending)
  return sending
}

/** The company has taken the order or still works on it: what it shows is kept, and it is asked again later. */
export async function keepWaiting(tx: Tx, withdrawal: Withdrawal, payout: Payout | null, now: Date): Promise<void> {
  const publicData = payout?.publicData ?? withdrawal.publicData
  if (publicData && JSON.stringify(publicData) !== JSON.stringify(withdrawal.publicData)) {
    const known = { ...withdrawal, publicData, updatedAt: now }
    await store.saveWithdrawal(tx, known)
    await publishWithdrawal(tx, known)
  }
  await addPayoutJob(tx, withdrawal.id, nextAsk(withdrawal.sentAt ?? withdrawal.createdAt, now))
}

/** The company has paid: what was held leaves the house. */
export async function settlePaid(
  tx: Tx,
  withdrawal: Withdrawal,
  payout: Payout | null,
  now: Date,
): Promise<Withdrawal> {
  const { id, holdId, provider, currency } = withdrawal
  const to = await ensureAccount(tx, { owner: `cashier:${provider}`, kind: 'cashier', currency })
  const { entryId } = await postHold(tx, { key: `payout:${id}`, holdId, to })
  const publicData = payout?.publicData ?? withdrawal.publicData
  const paid = await end(tx, { ...withdrawal, publicData }, { state: 'paid', entryId, now })
  const data = { ...factOf(paid), entryId }
  await recordFact(tx, { kind: 'withdrawal_paid', playerId: paid.playerId, data, occurredAt: now })
  return paid
}

/** The company will never pay: the money is the player's again. */
export async function settleFailed(tx: Tx, withdrawal: Withdrawal, reason: string, now: Date): Promise<Withdrawal> {
  const failed = await giveBack(tx, withdrawal, { state: 'failed', now })
  const data = { ...factOf(failed), reason }
  await recordFact(tx, { kind: 'withdrawal_failed', playerId: failed.playerId, data, occurredAt: now })
  return failed
}

/**
 * The company had paid, and the money came back: it is the player's again, once. The entry of the payout stays, and one
 * the other way round stands beside it.
 */
export async function settleReturned(tx: Tx, withdrawal: Withdrawal, now: Date): Promise<Withdrawal> {
  assert(withdrawal.state === 'paid', 'only what was paid comes back')
  const { id, accountId, provider, currency, amount, method } = withdrawal
  const account = await readAccount(tx, accountId)
  assert(account, 'accounts are never removed')
  await lockAccountMoney(tx, accountId)
  const from = await ensureAccount(tx, { owner: `cashier:${provider}`, kind: 'cashier', currency })
  const { entryId } = await post(tx, {
    key: `payout-return:${id}`,
    kind: 'payout_return',
    postings: [{ from, to: account.cashId, amount }],
    meta: { method },
  })
  const returned = await end(tx, withdrawal, { state: 'failed', entryId, now })
  const data = { ...factOf(returned), entryId }
  await recordFact(tx, { kind: 'withdrawal_returned', playerId: returned.playerId, data, occurredAt: now })
  return returned
}

/** Other money left than was asked for: a person decides. */
export async function dispute(tx: Tx, withdrawal: Withdrawal, payout: Payout, now: Date): Promise<Withdrawal> {
  const paid = { paidAmount: payout.amount, paidCurrency: payout.currency }
  const disputed: Withdrawal = { ...withdrawal, ...paid, state: 'review', updatedAt: now }
  await store.saveWithdrawal(tx, disputed)
  await publishWithdrawal(tx, disputed)
  const data = { ...factOf(disputed), paidAmount: String(payout.amount), paidCurrency: payout.currency }
  await recordFact(tx, { kind: 'withdrawal_disputed', playerId: disputed.playerId, data, occurredAt: now })
  return disputed
}

/** The player takes a locked withdrawal back. The same wish again changes nothing. Refuses `invoice_closed`. */
export async function decline(tx: Tx, withdrawal: Withdrawal, now: Date): Promise<Withdrawal> {
  if (withdrawal.state === 'cancelled') return withdrawal
  if (!isDeclinable(withdrawal)) throw new Refusal('invoice_closed')
  const cancelled = await giveBack(tx, withdrawal, { state: 'cancelled', now })
  const data = factOf(cancelled)
  await recordFact(tx, { kind: 'withdrawal_cancelled', playerId: cancelled.playerId, data, occurredAt: now })
  return cancelled
}

/** An operator refuses a locked withdrawal; the money is the player's again. */
export async function refuse(
  tx: Tx,
  withdrawal: Withdrawal,
  { why, note, operatorId, now }: { why: WithdrawalRefusal; note: string | null; operatorId: string; now: Date },
): Promise<Withdrawal> {
  const refused = await giveBack(tx, { ...withdrawal, why, note }, { state: 'refused', now })
  const data = { ...factOf(refused), why, operatorId }
  await recordFact(tx, { kind: 'withdrawal_refused', playerId: refused.playerId, data, occurredAt: now })
  return refused
}

async function giveBack(
  tx: Tx,
  withdrawal: Withdrawal,
  { state, now }: { state: 'failed' | 'cancelled' | 'refused'; now: Date },
): Promise<Withdrawal> {
  // The money first, as a new wish takes it: the ledger's order of its own would let the two wait for each other.
  await lockAccountMoney(tx, withdrawal.accountId)
  const { entryId } = await voidHold(tx, { key: `void:${withdrawal.id}`, holdId: withdrawal.holdId })
  return end(tx, withdrawal, { state, entryId, now })
}

async function end(
  tx: Tx,
  withdrawal: Withdrawal,
  { state, entryId, now }: { state: 'paid' | 'failed' | 'cancelled' | 'refused'; entryId: string; now: Date },
): Promise<Withdrawal> {
  const ended: Withdrawal = { ...withdrawal, state, entryId, details: null, endedAt: now, updatedAt: now }
  await store.saveWithdrawal(tx, ended)
  await publishAccount(tx, { id: ended.accountId, playerId: ended.playerId })
  await publishWithdrawal(tx, ended)
  return ended
}

/** What every fact of a withdrawal tells. */
export function factOf({ id: invoiceId, accountId, method, currency, amount }: Withdrawal) {
  return { invoiceId, accountId, method, currency, amount: String(amount) }
}
