import { afterCommit, toBigInt, type Tx } from '@baize/database'
import { assert, uuidv7 } from '@baize/kit'
import type { Stake } from './stake.ts'
import * as store from './store.ts'
import { wakeListeners } from './wake.ts'

/** A win of a round, under the source's own reference. Wins are owed: no rule is asked. */
export type Win = Pick<Stake, 'source' | 'reference' | 'house' | 'round' | 'accountId' | 'game' | 'amount'> & {
  /** Whether further stakes in the round are refused from now on. */
  isRoundClosed: boolean
}

export type WinOutcome =
  /** `entryId` is `null` for a win of nothing. */
  | { kind: 'paid'; entryId: string | null; cash: bigint }
  /** Above a ceiling: an operator decides. */
  | { kind: 'waiting'; cash: bigint }
  | { kind: 'refused'; reason: 'unknown_round' | 'given_back'; cash: bigint }
  /** The reference was used before, for this win or for something else. */
  | { kind: 'repeated'; entryId: string | null; cash: bigint }
  | { kind: 'conflict' }

/** Pays a win once, in proportion to what the stakes of its round were made of. */
export async function payWin(tx: Tx, win: Win, now: Date): Promise<WinOutcome> {
  const cash = await lock(tx, win.accountId)
  const earlier = await store.findMovement(tx, win.source, win.reference)
  if (earlier) {
    const isSame = earlier.kind === 'pay' && earlier.round === win.round && toBigInt(earlier.amount) === win.amount
    return isSame && earlier.accountId === win.accountId
      ? { kind: 'repeated', entryId: earlier.entryId, cash }
      : { kind: 'conflict' }
  }
  const { outcome, entry, cash_amount } = await store.pay(tx, [
    win.source,
    win.reference,
    win.house,
    win.round,
    win.accountId,
    win.game.id,
    win.game.identity,
    win.amount,
    win.isRoundClosed,
    now,
    uuidv7(now.getTime()),
  ])
  switch (outcome) {
    case 'paid':
      if (entry) afterCommit(tx, wakeListeners)
      return { kind: 'paid', entryId: entry, cash: cash + toBigInt(cash_amount) }
    case 'waiting':
      return { kind: 'waiting', cash }
    default:
      return { kind: 'refused', reason: outcome === 'given_back' ? 'given_back' : 'unknown_round', cash }
  }
}

export type ReturnOutcome =
  /** `entryId` is `null` when the stake never came; it is refused when it does. */
  { kind: 'given_back'; entryId: string | null; cash: bigint } | { kind: 'refused'; cash: bigint }

/** Gives a stake back exactly as it was taken, once however often it is asked. */
export async function giveBack(
  tx: Tx,
  stake: Pick<Stake, 'source' | 'reference' | 'kind' | 'round' | 'accountId'>,
  now: Date,
): Promise<ReturnOutcome> {
  const cash = await lock(tx, stake.accountId)
  const { outcome, entry, cash_amount, is_moved } = await store.giveBack(tx, [
    stake.source,
    stake.reference,
    stake.kind,
    stake.round,
    stake.accountId,
    now,
    uuidv7(now.getTime()),
  ])
  if (outcome === 'refused') return { kind: 'refused', cash }
  if (is_moved) afterCommit(tx, wakeListeners)
  return { kind: 'given_back', entryId: entry, cash: cash + toBigInt(cash_amount) }
}

async function lock(tx: Tx, accountId: string): Promise<bigint> {
  const cash = await store.lockAccount(tx, accountId)
  assert(cash !== undefined, 'rounds belong to accounts')
  return cash
}
