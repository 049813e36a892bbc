import type { SwitchedGame as View } from '@baize/contract'
import { listSwitchedGames, type SwitchedGame, switchGame } from '../../modules/play/games/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see and do about games. */
export const switchedGameHandlers = {
  listSwitchedGames: handleRead('listSwitchedGames', async ({ query, db }) => {
    const { rows, totalRows } = await listSwitchedGames(db, query, sliceOf(query))
    return { data: rows.map(view), meta: metaOf(query, totalRows) }
  }),

  switchGame: handle('switchGame', async ({ params, body, services, tx, audit }) => {
    const { before, after } = await switchGame(tx, params.gameId, body.isEnabled, services.clock.now())
    const subject = { kind: 'game', id: params.gameId }
    audit.wrote({ subject, before: { isEnabled: before.isEnabled }, after: { isEnabled: after.isEnabled } })
    return { data: view(after) }
  }),
} satisfies Partial<OperatorHandlers>

function view({ offSince, ...game }: SwitchedGame): View {
  return { ...game, offSince: offSince?.toISOString() ?? null }
}
