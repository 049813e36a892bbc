import {
  correctPoints,
  countCorrections,
  findAccount,
  listCorrections,
  listLevels,
  listRewards,
  type PointCorrection,
  pointsIn,
  type ReachedReward,
} from '../../modules/offers/loyalty/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

/** What operators see and do about the points of a player. */
export const loyaltyHandlers = {
  getPlayerLoyalty: handleRead('getPlayerLoyalty', async ({ params, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const { played = 0n, given = 0n, level = 1 } = (await findAccount(db, playerId)) ?? {}
    const levels = await listLevels(db)
    const { order, name } = levels[Math.min(level, levels.length) - 1]!
    const rewards = (await listRewards(db, playerId)).map(rewardView)
    const points = { points: pointsIn(played + given), pointsPlayed: pointsIn(played), pointsGiven: pointsIn(given) }
    return { data: { playerId, ...points, level: { order, name }, rewards } }
  }),

  listPointCorrections: handleRead('listPointCorrections', async ({ params, query, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const rows = await listCorrections(db, playerId, sliceOf(query))
    return { data: rows.map(correctionView), meta: metaOf(query, await countCorrections(db, playerId)) }
  }),

  correctPoints: handle('correctPoints', async ({ params, body, caller, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const wish = { playerId, points: body.points, reason: body.reason, operatorId: caller.operatorId }
    const data = correctionView(await correctPoints(tx, wish, services.clock.now()))
    audit.wrote({ subject: { kind: 'player', id: playerId }, before: null, after: data })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

function correctionView(correction: PointCorrection) {
  return { ...correction, createdAt: correction.createdAt.toISOString() }
}

function rewardView({ level, reward, state, bonusId, freeSpinId, reachedAt, settledAt }: ReachedReward) {
  return {
    level,
    reward: JSON.stringify(reward),
    state,
    bonusId,
    freeSpinId,
    reachedAt: reachedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }
}
