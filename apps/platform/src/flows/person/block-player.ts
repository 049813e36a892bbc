import type { Tx } from '@baize/database'
import { blockPlayer as shutOut, type StandingChange } from '../../modules/person/players/index.ts'
import { closeOtherSessions } from '../../modules/person/sessions/index.ts'
import type { Services } from '../../services.ts'

/** Shuts a player out: from the commit on tokens are refused, and sockets end wherever they are. */
export async function blockPlayer(tx: Tx, services: Services, playerId: string): Promise<StandingChange> {
  const change = await shutOut(tx, playerId, services.clock.now())
  await closeOtherSessions(tx, services, { playerId, keptSessionId: null, endedBy: 'blocked' })
  return change
}
