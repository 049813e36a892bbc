import { isUuid, Refusal } from '@baize/kit'
import { listShortChecks, shortCheckOf } from '../../flows/play/short-checks.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const shortCheckHandlers = {
  getPlayerShortCheck: handleRead('getPlayerShortCheck', async ({ params, services, db }) => {
    const player = isUuid(params.playerId) ? await findPlayer(db, params.playerId) : undefined
    if (!player) throw new Refusal('not_found')
    return { data: await shortCheckOf(db, services, player.id) }
  }),

  listShortChecks: handleRead('listShortChecks', async ({ query, db, audit }) => {
    const { playerId = null } = query
    if (playerId !== null && !isUuid(playerId)) return { data: [], meta: metaOf(query, 0) }
    const { rows, totalRows } = await listShortChecks(db, playerId, sliceOf(query))
    audit.looked(...rows.map((row) => row.playerId))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),
} satisfies Partial<OperatorHandlers>
