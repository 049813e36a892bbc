import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { publish } from '../../ground/outbox/index.ts'
import type { Player } from './player.ts'
import { issues } from './rules.ts'
import { isViolated, lockPlayer, readByPhone, savePlayer } from './store.ts'

/** The player with access who proved to own this phone. */
export function findByPhone(db: Queryable, phone: string): Promise<Pick<Player, 'id' | 'locale'> | undefined> {
  return readByPhone(db, phone)
}

/**
 * The phone of the profile is proven. Refused with a message under `phone` when it is not the player's any more, or
 * when somebody else has proven it.
 */
export async function confirmPhone(tx: Tx, playerId: string, phone: string, now: Date): Promise<void> {
  const player = await lockPlayer(tx, playerId)
  if (player.phone !== phone) throw new Refusal('validation', { phone: [issues.notYours] })
  if (player.phoneConfirmed) return
  try {
    await savePlayer(tx, playerId, { phoneConfirmed: true }, now)
  } catch (error) {
    if (isViolated(error, 'player_confirmed_phone')) throw new Refusal('validation', { phone: [issues.taken] })
    throw error
  }
  await publish(tx, { channel: `player:profile#${playerId}`, data: { event: 'player.updated' } })
  const data = { members: ['phoneConfirmed'] }
  await recordFact(tx, { kind: 'profile_changed', playerId, data, occurredAt: now })
}
