import type { NotificationPreferences } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import { readPreferences } from '../../modules/delivery/preferences/index.ts'
import { listSubscriptions, type PushConfig, vapidKeys } from '../../modules/delivery/push/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'

/** What the player wants to hear of, in which ways, and when not. */
export async function notificationPreferences(
  db: Queryable,
  { config }: { config: PushConfig },
  playerId: string,
): Promise<NotificationPreferences> {
  const player = await findPlayer(db, playerId)
  assert(player, 'a player is never deleted')
  const push = { publicKey: vapidKeys(config).publicKey, devices: await listSubscriptions(db, playerId) }
  return { ...(await readPreferences(db, { playerId, timeZone: player.timeZone })), push }
}
