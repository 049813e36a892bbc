import { PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import * as store from './store.ts'

/** How a player stood, and stands. */
export interface StandingChange {
  before: PlayerStatus
  after: PlayerStatus
}

/**
 * Shuts the player out; doing it again changes nothing. Whoever signs in at this moment either came before, and the
 * caller finds the session to close, or sees the block. Refuses `conflict` for a closed account.
 */
export async function blockPlayer(tx: Tx, playerId: string, now: Date): Promise<StandingChange> {
  const { status: before } = await store.lockPlayer(tx, playerId)
  if (before === PlayerStatus.closed) throw new Refusal('conflict')
  if (before !== PlayerStatus.blocked) {
    await store.setStanding(tx, playerId, { status: PlayerStatus.blocked, blockedFrom: before }, now)
    await recordFact(tx, { kind: 'player_blocked', playerId, data: {}, occurredAt: now })
  }
  return { before, after: PlayerStatus.blocked }
}

/** Gives a blocked player the standing from before. Refuses `conflict` for a closed account. */
export async function unblockPlayer(tx: Tx, playerId: string, now: Date): Promise<StandingChange> {
  const { status: before } = await store.lockPlayer(tx, playerId)
  if (before === PlayerStatus.closed) throw new Refusal('conflict')
  if (before !== PlayerStatus.blocked) return { before, after: before }
  const after = (await store.readBlockedFrom(tx, playerId)) ?? PlayerStatus.active
  await store.setStanding(tx, playerId, { status: after, blockedFrom: null }, now)
  await recordFact(tx, { kind: 'player_unblocked', playerId, data: {}, occurredAt: now })
  return { before, after }
}
