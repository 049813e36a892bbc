import { withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import { sendMessage } from '../modules/delivery/notifications/index.ts'
import { type Player, applyPasswordChange, findPlayer, preparePasswordChange } from '../modules/person/players/index.ts'
import { closeOtherSessions, deviceCookie } from '../modules/person/sessions/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import type { Visit } from './sign-in.ts'

/**
 * Replaces the password of a player who proves the present one. Every other session is closed, because a
 * changed password often means that somebody else knew the old one, and every other device becomes a stranger's.
 */
export async function changePlayerPassword(
  services: Services,
  caller: { playerId: string; sessionId: string },
  change: { currentPassword: string; newPassword: string; repeatNewPassword: string },
  visit: Visit,
): Promise<{ player: Player; cookie: string }> {
  const { pool, clock } = services
  const { playerId, sessionId } = caller
  const prepared = await preparePasswordChange(pool, playerId, change, networkOf(visit.address))
  return withTransaction(pool, async (tx) => {
    await applyPasswordChange(tx, playerId, prepared, clock.now())
    await closeOtherSessions(tx, services, { playerId, keptSessionId: sessionId })
    const player = await findPlayer(tx, playerId)
    assert(player, 'a player is never deleted')
    await sendMessage(tx, { kind: 'passwordChanged', playerId, locale: player.locale }, clock.now())
    return { player, cookie: deviceCookie(services, visit.cookies, { playerId, passwordHash: prepared.to }) }
  })
}
