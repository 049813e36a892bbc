import { afterCommit, type Tx } from '@baize/database'
import { recordFact } from '../../ground/facts/index.ts'
import { wakeRelays } from '../../ground/outbox/index.ts'
import {
  giveBack,
  payWin,
  readWon,
  type ReturnOutcome,
  type Rounds,
  type Stake,
  type StakeOutcome,
  takeBackFree,
  type Win,
  type WinOutcome,
} from '../../play/rounds/index.ts'
import { followSpins } from './held-spins.ts'
import * as store from './round-store.ts'
import { isPlayable } from './spins.ts'
import { lockAccount, lockSpins, publishSpins } from './store.ts'

/**
 * Begins a round of free spins in the caller's transaction: by the rules of every stake, at no cost. Refused as
 * `free_rounds_over` where none is left: all played, not started, its time over, or taken away.
 */
export async function takeSpin(tx: Tx, rounds: Rounds, stake: Stake, id: string): Promise<StakeOutcome> {
  const cash = await lockAccount(tx, stake.accountId)
  const spins = await lockSpins(tx, id)
  const isTheirs = spins?.accountId === stake.accountId && spins.source === stake.source
  if (!spins || !isTheirs || spins.gameId !== stake.game.id || !isPlayable(spins, stake.at))
    return { kind: 'refused', reason: 'free_rounds_over', cash }
  const free = { value: spins.value, purse: spins.purseId }
  const outcome = await rounds.stake(tx, { ...stake, amount: 0n, free })
  if (outcome.kind !== 'taken') return outcome
  const { source, round: reference, reference: betReference, accountId, game, at } = stake
  await store.beginRound(tx, { source, reference, betReference, freeSpinId: id }, at)
  await publishSpins(tx, id, 'updated')
  afterCommit(tx, wakeRelays)
  const data = { freeSpinId: id, source, round: reference, gameId: game.id, accountId, currency: spins.currency }
  await recordFact(tx, { kind: 'free_round_taken', playerId: spins.playerId, data, occurredAt: at })
  return outcome
}

/** Pays what a round has won, however its free spins have ended meanwhile. */
export async function paySpin(tx: Tx, win: Win, id: string, now: Date): Promise<WinOutcome> {
  const round = await store.readRound(tx, win.source, win.round)
  if (round?.freeSpinId !== id) return { kind: 'refused', reason: 'unknown_round', cash: 0n }
  const outcome = await payWin(tx, win, now)
  if (outcome.kind !== 'paid' && outcome.kind !== 'waiting') return outcome
  if (outcome.kind === 'paid') await store.countWon(tx, round, (await readWon(tx, win.source, win.round)).won)
  if (outcome.kind === 'waiting') await store.moveRound(tx, round, 4)
  else if (win.isRoundClosed && round.state === 1) await store.moveRound(tx, round, 2)
  await publishSpins(tx, id, 'updated')
  afterCommit(tx, wakeRelays)
  await followSpins(tx, id, now)
  return outcome
}

/** Takes a round back that has not won, so that it can be played again; one that never came is refused when it does. */
export async function returnSpin(
  tx: Tx,
  stake: Pick<Stake, 'source' | 'reference' | 'kind' | 'round' | 'accountId'>,
  id: string,
  now: Date,
): Promise<ReturnOutcome> {
  const round = await store.readRoundOfBet(tx, stake.source, stake.reference)
  if (!round) return giveBack(tx, stake, now)
  if (round.freeSpinId !== id || round.reference !== stake.round) return { kind: 'refused', cash: 0n }
  if (round.state === 3) return { kind: 'given_back', entryId: null, cash: 0n }
  if (!(await takeBackFree(tx, stake))) return { kind: 'refused', cash: 0n }
  await store.moveRound(tx, round, 3)
  await publishSpins(tx, id, 'updated')
  afterCommit(tx, wakeRelays)
  await followSpins(tx, id, now)
  return { kind: 'given_back', entryId: null, cash: 0n }
}
