import { BonusType, PlayerBonusStatus, PlayerFreespinResult } from '@baize/contract/kinds'
import { afterCommit, type Pool, type Tx, withTransaction } from '@baize/database'
import { isUuid, Refusal, uuidv7 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import { wakeRelays } from '../../ground/outbox/index.ts'
import { readWon } from '../../play/rounds/index.ts'
import { issueBonus } from '../../play/wagering/index.ts'
import * as rounds from './round-store.ts'
import { type HeldSpins, isSettleable, type SpinsGrant } from './spins.ts'
import * as store from './store.ts'

const MINUTE_MS = 60_000

/** Tells the company what holds of some free spins now: that it offers them, or no more. */
export const tellStudioJob = jobKind<{ freeSpinId: string }>('tell-free-spins')

function tellStudio(tx: Tx, freeSpinId: string): Promise<void> {
  return addJob(tx, tellStudioJob, { freeSpinId }, { key: `free-spins:${freeSpinId}` })
}

/** Gives a player free spins in the transaction of the cause. `null` when they were given for this cause before. */
export async function issueSpins(tx: Tx, grant: SpinsGrant, now: Date): Promise<string | null> {
  const id = uuidv7(now.getTime())
  const activateBy = new Date(now.getTime() + grant.activateWithinMinutes * MINUTE_MS)
  await store.lockAccount(tx, grant.accountId)
  if (!(await store.insertSpins(tx, { ...grant, id, activateBy }, now))) return null
  await store.publishSpins(tx, id, 'created')
  afterCommit(tx, wakeRelays)
  const { playerId, accountId, currency, offerId, cause, rounds: count, value } = grant
  const data = { freeSpinId: id, accountId, currency, count, value: String(value), offerId, cause }
  await recordFact(tx, { kind: 'free_spins_issued', playerId, data, occurredAt: now })
  return id
}

/** Starts issued free spins of the player. Refuses `not_found` and `bonus_not_available`. */
export async function activateSpins(tx: Tx, playerId: string, id: string, now: Date): Promise<void> {
  const spins = await lockOwn(tx, playerId, id)
  if (spins.status !== PlayerBonusStatus.issued || spins.activateBy <= now) throw new Refusal('bonus_not_available')
  await store.markActive(tx, id, new Date(now.getTime() + spins.playWithinMinutes * MINUTE_MS), now)
  await tellStudio(tx, id)
  await store.publishSpins(tx, id, 'updated')
  afterCommit(tx, wakeRelays)
  const data = { freeSpinId: id, accountId: spins.accountId, currency: spins.currency }
  await recordFact(tx, { kind: 'free_spins_activated', playerId, data, occurredAt: now })
}

/**
 * Ends free spins of the player before their time. What their rounds have won stays the player's, under the terms.
 * Refuses `not_found` and, for what has ended, `bonus_not_available`.
 */
export async function cancelSpins(tx: Tx, playerId: string, id: string, now: Date): Promise<void> {
  const spins = await lockOwn(tx, playerId, id)
  if (spins.status === PlayerBonusStatus.finished) throw new Refusal('bonus_not_available')
  await end(tx, spins, PlayerFreespinResult.canceled, now)
}

/** Ends all free spins of a player, for whoever leaves. */
export async function cancelAllSpins(tx: Tx, playerId: string, now: Date): Promise<void> {
  for (const { id, accountId } of await store.listUnfinished(tx, playerId)) {
    await store.lockAccount(tx, accountId)
    const spins = (await store.lockSpins(tx, id))!
    if (spins.status !== PlayerBonusStatus.finished) await end(tx, spins, PlayerFreespinResult.canceled, now)
  }
}

/** Ends them where that is still to be done and settles them where nothing is to come. Has the account's money locked. */
export async function followSpins(tx: Tx, id: string, now: Date): Promise<void> {
  const spins = (await store.lockSpins(tx, id))!
  const { status, rounds: count, used, openRounds, playBy, activateBy } = spins
  const isActive = status === PlayerBonusStatus.active
  if (isActive && used === count && openRounds === 0) return end(tx, spins, PlayerFreespinResult.played, now)
  if (isActive && playBy! <= now)
    return end(tx, spins, used === count ? PlayerFreespinResult.played : PlayerFreespinResult.expired, now)
  if (status === PlayerBonusStatus.issued && activateBy <= now) return end(tx, spins, PlayerFreespinResult.expired, now)
  if (isSettleable(spins, now)) return settle(tx, spins, now)
  // What comes after winnings were passed on follows them.
  if (spins.settledAt) await passOn(tx, spins, `${id}:${uuidv7(now.getTime())}`, now)
}

/** How many are listed at a time. */
const LISTED_AT_ONCE = 500

/** Ends the free spins whose time is over and settles those that waited, each in a transaction of its own. */
export async function expireSpins(
  pool: Pool,
  now: Date,
  signal?: AbortSignal,
  atOnce: number = LISTED_AT_ONCE,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const due: string[] = await store.listDue(pool, now, after, atOnce)
    for (const id of due) {
      if (signal?.aborted) return
      await withTransaction(pool, (tx) => settleDue(tx, id, now))
    }
    after = due.at(-1) ?? null
    if (due.length < atOnce) return
  }
}

async function settleDue(tx: Tx, id: string, now: Date): Promise<void> {
  await store.lockAccount(tx, (await store.readSpins(tx, id))!.accountId)
  for (const round of await rounds.listWaiting(tx, id)) {
    const { won, hasWaitingWin } = await readWon(tx, round.source, round.reference)
    await rounds.countWon(tx, round, won)
    if (!hasWaitingWin) await rounds.moveRound(tx, round, 2)
  }
  await followSpins(tx, id, now)
}

async function end(tx: Tx, spins: HeldSpins, result: 2 | 3 | 4, now: Date): Promise<void> {
  const { id, playerId, accountId, currency, used } = spins
  await store.markFinished(tx, id, result, now)
  if (spins.status === PlayerBonusStatus.active) await tellStudio(tx, id)
  await store.publishSpins(tx, id, 'updated')
  afterCommit(tx, wakeRelays)
  const data = { freeSpinId: id, accountId, currency, result, used, won: String(spins.won) }
  await recordFact(tx, { kind: 'free_spins_ended', playerId, data, occurredAt: now })
  const ended: HeldSpins = { ...spins, status: 3, result, finishedAt: now }
  if (isSettleable(ended, now)) await settle(tx, ended, now)
}

async function settle(tx: Tx, spins: HeldSpins, now: Date): Promise<void> {
  await store.markSettled(tx, spins.id, now)
  await passOn(tx, spins, spins.id, now)
}

/** Makes a bonus of what lies in the purse, once for each key. */
async function passOn(tx: Tx, spins: HeldSpins, key: string, now: Date): Promise<void> {
  const amount = await store.emptyPurse(tx, spins, key)
  if (amount === 0n) return
  const { playerId, accountId, currency, offerId, name, terms } = spins
  const names = spins.names ?? undefined
  const to = {
    playerId,
    accountId,
    currency,
    offerId,
    cause: `free_spins:${key}`,
    name,
    names,
    type: BonusType.freeSpins,
  }
  await issueBonus(tx, { ...to, amount, terms: terms! }, now)
}

/** The player's free spins as they stand, locked with the money of their account. */
async function lockOwn(tx: Tx, playerId: string, id: string): Promise<HeldSpins> {
  const found = isUuid(id) ? await store.readSpins(tx, id) : undefined
  if (!found || found.playerId !== playerId) throw new Refusal('not_found')
  await store.lockAccount(tx, found.accountId)
  return (await store.lockSpins(tx, id))!
}
