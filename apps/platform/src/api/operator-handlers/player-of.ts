import type { Queryable } from '@baize/database'
import { isUuid, Refusal } from '@baize/kit'
import { findPlayer, type Player } from '../../modules/person/players/index.ts'

/** The player a call of an operator is about. Refuses `not_found`. */
export async function playerOf(db: Queryable, playerId: string): Promise<Player> {
  const player = isUuid(playerId) ? await findPlayer(db, playerId) : undefined
  if (!player) throw new Refusal('not_found')
  return player
}
