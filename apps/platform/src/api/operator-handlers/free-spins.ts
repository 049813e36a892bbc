import { Refusal } from '@baize/kit'
import { giveBonus } from '../../flows/offers/bonuses/give-bonus.ts'
import { cancelSpins, listSpins, spinsView } from '../../modules/offers/free-spins/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

/** What operators see and do about the free spins of a player. */
export const freeSpinHandlers = {
  listHeldFreeSpins: handleRead('listHeldFreeSpins', async ({ params, query, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const slice = { ...sliceOf(query), isNewestFirst: true }
    const { rows, totalRows } = await listSpins(db, { playerId, status: query.status }, slice)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  giveFreeSpins: handle('giveFreeSpins', async ({ params, body, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const { bonusId: offerId, currency } = body
    const { spinsId } = await giveBonus(tx, services, { playerId, offerId, currency })
    if (spinsId === null) throw new Refusal('bonus_not_available')
    const data = await spinsView(tx, spinsId)
    audit.wrote({ subject: { kind: 'player', id: playerId }, before: null, after: data })
    return { data }
  }),

  cancelHeldFreeSpins: handle('cancelHeldFreeSpins', async ({ params, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    await cancelSpins(tx, playerId, params.freeSpinsId, services.clock.now())
    const data = await spinsView(tx, params.freeSpinsId)
    audit.wrote({
      subject: { kind: 'player', id: playerId },
      before: { freeSpinsId: data.id, status: 'held' },
      after: data,
    })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>
