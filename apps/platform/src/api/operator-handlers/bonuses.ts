import { toMainNumber } from '@baize/money'
import { Refusal } from '@baize/kit'
import { giveBonus } from '../../flows/offers/bonuses/give-bonus.ts'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { countShares, listShares, type StoredShare } from '../../modules/offers/cashback/index.ts'
import { bonusView, listBonuses, revokeBonus } from '../../modules/play/wagering/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

/** What operators see and do about the bonuses of a player. */
export const heldBonusHandlers = {
  listHeldBonuses: handleRead('listHeldBonuses', async ({ params, query, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const slice = { ...sliceOf(query), isNewestFirst: true }
    const { rows, totalRows } = await listBonuses(db, { playerId, status: query.status }, slice)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listPlayerCashback: handleRead('listPlayerCashback', async ({ params, query, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const rows = await listShares(db, playerId, sliceOf(query))
    return { data: rows.map(shareView), meta: metaOf(query, await countShares(db, playerId)) }
  }),

  giveBonus: handle('giveBonus', async ({ params, body, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const { bonusId: offerId, currency } = body
    const { bonusId } = await giveBonus(tx, services, { playerId, offerId, currency })
    if (bonusId === null) throw new Refusal('bonus_not_available')
    const data = await bonusView(tx, bonusId)
    audit.wrote({ subject: { kind: 'player', id: playerId }, before: null, after: data })
    return { data }
  }),

  cancelHeldBonus: handle('cancelHeldBonus', async ({ params, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    await revokeBonus(tx, playerId, params.heldBonusId, services.clock.now())
    const data = await bonusView(tx, params.heldBonusId)
    audit.wrote({
      subject: { kind: 'player', id: playerId },
      before: { bonusId: data.id, status: 'held' },
      after: data,
    })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

function shareView({ startsOn, endsOn, loss, amount, settledAt, ...share }: StoredShare) {
  const { subunitToUnit } = currencyByCode(share.currency)!
  return {
    ...share,
    periodFrom: new Date(startsOn).toISOString(),
    periodTo: new Date(endsOn).toISOString(),
    lostAmount: toMainNumber(loss, subunitToUnit),
    amount: toMainNumber(amount, subunitToUnit),
    settledAt: settledAt.toISOString(),
  }
}
