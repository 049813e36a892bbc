import { applyCode, countWrongCode, removeCode } from '../../flows/offers/bonuses/bonus-codes.ts'
import { bonusCost } from '../../flows/offers/bonuses/bonus-cost.ts'
import { listCashback } from '../../flows/offers/cashback/cashback.ts'
import { listIssueStatuses, listOffers } from '../../flows/offers/bonuses/bonus-offers.ts'
import { codeView, readCodes } from '../../modules/offers/bonuses/index.ts'
import { activateSpins, cancelSpins, listSpins, spinsView } from '../../modules/offers/free-spins/index.ts'
import { activateBonus, bonusView, cancelBonus, listBonuses } from '../../modules/play/wagering/index.ts'
import { type Handlers, handle, handlePrepared, handleList, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What players are offered on top of their money, hold and give up. */
export const bonusHandlers: Handlers = {
  listPlayerBonuses: handleList('listPlayerBonuses', async ({ query, caller: { playerId }, db }) => {
    const { status, currency, packageId, sortOrder } = query
    const slice = { ...sliceOf(query), isNewestFirst: sortOrder === 'desc' }
    const { rows, totalRows } = await listBonuses(db, { playerId, status, currency, packageId }, slice)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  activatePlayerBonus: handle('activatePlayerBonus', async ({ params, caller, services, tx }) => {
    await activateBonus(tx, caller.playerId, params.id, services.clock.now())
    return { data: await bonusView(tx, params.id) }
  }),

  cancelPlayerBonus: handle('cancelPlayerBonus', async ({ params, caller, services, tx }) => {
    await cancelBonus(tx, caller.playerId, params.id, services.clock.now())
    return { data: await bonusView(tx, params.id) }
  }),

  listPlayerFreespins: handleList('listPlayerFreespins', async ({ query, caller: { playerId }, db }) => {
    const { status, currency, packageId, sortOrder } = query
    const slice = { ...sliceOf(query), isNewestFirst: sortOrder === 'desc' }
    const { rows, totalRows } = await listSpins(db, { playerId, status, currency, packageId }, slice)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  activatePlayerFreespin: handle('activatePlayerFreespin', async ({ params, caller, services, tx }) => {
    await activateSpins(tx, caller.playerId, params.id, services.clock.now())
    return { data: await spinsView(tx, params.id) }
  }),

  cancelPlayerFreespin: handle('cancelPlayerFreespin', async ({ params, caller, services, tx }) => {
    await cancelSpins(tx, caller.playerId, params.id, services.clock.now())
    return { data: await spinsView(tx, params.id) }
  }),

  listDepositBonuses: handleRead('listDepositBonuses', async ({ query, caller, services, db }) => ({
    data: await listOffers(db, services, caller.playerId, query),
  })),

  getBonusCost: handleRead('getBonusCost', async ({ params, query, caller, services, db }) => ({
    data: await bonusCost(db, services, caller.playerId, { bonusId: params.id, ...query }),
  })),

  listCashback: handleRead('listCashback', async ({ query: { currency }, caller: { playerId }, services, db }) => ({
    data: await listCashback(db, services, { playerId, currency }),
  })),

  listBonusStatuses: handleRead('listBonusStatuses', async ({ query, caller, services, db }) => ({
    data: await listIssueStatuses(db, services, caller.playerId, query),
  })),

  listBonusCodes: handleRead('listBonusCodes', async ({ query, caller, db }) => ({
    data: (await readCodes(db, caller.playerId, query.trigger !== undefined)).map(codeView),
  })),

  applyBonusCode: handlePrepared(
    'applyBonusCode',
    ({ body, caller, services }) => countWrongCode(services, caller.playerId, body.bonusCode),
    async ({ body, caller, services, tx }) => ({ data: await applyCode(tx, services, caller.playerId, body) }),
  ),

  removeBonusCode: handle('removeBonusCode', async ({ body, caller, tx }) => ({
    data: await removeCode(tx, caller.playerId, body.playerBonusCodeId),
  })),
}
