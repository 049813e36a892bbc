import type { Tx } from '@baize/database'
import { dropPromotions } from '../../../modules/delivery/mail/index.ts'
import { lockPlayers } from '../../../modules/person/players/index.ts'
import { closeOtherSessions, type SessionPorts } from '../../../modules/person/sessions/index.ts'
import { endPlaySessions } from '../../../modules/play/games/index.ts'
import { lockPlayerLimits } from '../../../modules/play/limits/index.ts'

/**
 * Ends every session but a kept one and every launched game of the players, and takes back letters that would lead them to
 * play; nobody signs them in until the commit.
 */
export async function shutOut(
  tx: Tx,
  ports: SessionPorts,
  playerIds: readonly string[],
  keptSessionId: string | null = null,
): Promise<void> {
  const now = ports.clock.now()
  const ids = playerIds.toSorted()
  await lockPlayers(tx, ids)
  await dropPromotions(tx, ids)
  for (const playerId of ids) await lockPlayerLimits(tx, playerId, now)
  for (const playerId of ids) {
    await endPlaySessions(tx, playerId, now)
    await closeOtherSessions(tx, ports, { playerId, keptSessionId, endedBy: 'excluded' })
  }
}
