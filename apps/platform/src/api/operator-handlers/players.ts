import type { Queryable } from '@baize/database'
import { isUuid, Refusal } from '@baize/kit'
import { detailsOf, findPlayer, listPlayers, type Player, summaryOf } from '../../modules/person/players/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const playerHandlers = {
  listPlayers: handleRead('listPlayers', async ({ query, db, audit }) => {
    const { rows, totalRows } = await listPlayers(db, query, sliceOf(query))
    audit.looked(...rows.map(({ id }) => id))
    return { data: rows.map(summaryOf), meta: metaOf(query, totalRows) }
  }),

  getPlayer: handleRead('getPlayer', async ({ params, db }) => ({
    data: detailsOf(await playerOf(db, params.playerId)),
  })),
} satisfies Partial<OperatorHandlers>

/** The player a call is about. Refuses `not_found`. */
async function playerOf(db: Queryable, playerId: string): Promise<Player> {
  const player = isUuid(playerId) ? await findPlayer(db, playerId) : undefined
  if (!player) throw new Refusal('not_found')
  return player
}
