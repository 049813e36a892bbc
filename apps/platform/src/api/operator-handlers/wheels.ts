import { Refusal, uuidv7 } from '@baize/kit'
import { grantWheelSpins } from '../../flows/offers/wheels/grant-wheel-spins.ts'
import { listWheelFigures, playerSpinView, wheelResult } from '../../flows/offers/wheels/wheel-figures.ts'
import { draftWheel, lockIssues } from '../../modules/offers/bonuses/index.ts'
import {
  countDrawnSpins,
  countPlayerSpins,
  listDrawnSpins,
  listPlayerSpins,
  startWheel,
  stopWheel,
  takeBackSpins,
} from '../../modules/offers/wheels/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

/** What operators see and do about wheels. */
export const wheelHandlers = {
  listWheelFigures: handleRead('listWheelFigures', async ({ services, db }) => ({
    data: await listWheelFigures(db, services),
  })),

  switchWheel: handle('switchWheel', async ({ params: { wheelId: id }, body, services, tx, audit }) => {
    const [before] = await listWheelFigures(tx, services, { only: id })
    if (!before) throw new Refusal('not_found')
    const now = services.clock.now()
    await (body.isStopped ? stopWheel(tx, id, now) : startWheel(tx, id, now))
    const data = { ...before, isStopped: body.isStopped }
    audit.wrote({
      subject: { kind: 'wheel', id },
      before: { isStopped: before.isStopped },
      after: { isStopped: data.isStopped },
    })
    return { data }
  }),

  previewWheel: handle('previewWheel', async ({ params: { wheelId: id }, body, services, tx, audit }) => {
    const { problems, book } = draftWheel(services.offers.current(), id, body.file)
    const [figures = null] = book ? await listWheelFigures(tx, services, { book, only: id }) : []
    audit.wrote({ subject: { kind: 'wheel', id }, before: null, after: { averageCost: figures?.averageCost ?? null } })
    return { data: { problems, figures } }
  }),

  listWheelResults: handleRead('listWheelResults', async ({ params: { wheelId }, query, db, audit }) => {
    const rows = await listDrawnSpins(db, wheelId, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(wheelResult), meta: metaOf(query, await countDrawnSpins(db, wheelId)) }
  }),

  takeBackWheelSpins: handle('takeBackWheelSpins', async ({ params, body, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const { wheelId, amount } = body
    await lockIssues(tx, playerId)
    const takenBack = await takeBackSpins(tx, playerId, wheelId, amount, services.clock.now())
    if (takenBack === 0) throw new Refusal('not_found')
    audit.wrote({
      subject: { kind: 'player', id: playerId },
      before: null,
      after: { wheelId, spinsTakenBack: takenBack },
    })
    return { data: { takenBack } }
  }),

  giveWheelSpins: handle('giveWheelSpins', async ({ params, body, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const { wheelId, amount: count } = body
    if (!services.offers.current().wheels.has(wheelId)) throw new Refusal('not_found')
    const cause = `operator:${uuidv7(services.clock.now().getTime())}`
    const given = await grantWheelSpins(tx, services, { playerId, wheelId, count, cause })
    if (given === 0) throw new Refusal('bonus_not_available')
    const data = (await listPlayerSpins(tx, playerId, { limit: given, offset: 0 })).map(playerSpinView)
    audit.wrote({ subject: { kind: 'player', id: playerId }, before: null, after: { wheelId, spins: given, cause } })
    return { data }
  }),

  listPlayerWheelSpins: handleRead('listPlayerWheelSpins', async ({ params, query, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const rows = await listPlayerSpins(db, playerId, sliceOf(query))
    return { data: rows.map(playerSpinView), meta: metaOf(query, await countPlayerSpins(db, playerId)) }
  }),
} satisfies Partial<OperatorHandlers>
