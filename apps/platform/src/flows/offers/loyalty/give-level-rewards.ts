import type { Tx } from '@baize/database'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import {
  hasBeenTold,
  listLevels,
  listWaitingPlayers,
  lockDue,
  type ReachedReward,
  settleReward,
} from '../../../modules/offers/loyalty/index.ts'
import { findPlayer, isClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { giveReward } from '../bonuses/give-reward.ts'
import { giveInTurn, giveToWaiting, REWARD_WAITS_MS } from '../give-in-turn.ts'

/** Gives a player what is due of the levels they reached, each reward once. Safe to repeat and to race. */
export function giveLevelRewards(services: Services, playerId: string): Promise<void> {
  return giveInTurn(services, playerId, { lockDue, settle: (tx, due) => settle(tx, services, due) })
}

/** Gives it, or ends its wait; says whether it waits no more. */
async function settle(tx: Tx, services: Services, due: ReachedReward): Promise<boolean> {
  const { playerId, level, place, reward, reachedAt } = due
  const now = services.clock.now()
  const player = await findPlayer(tx, playerId)
  if (!player || isClosed(player) || now.getTime() - reachedAt.getTime() >= REWARD_WAITS_MS) {
    await settleReward(tx, due, { state: 'lapsed', bonusId: null, freeSpinId: null }, now)
    return true
  }
  if (!(await mayBePromotedTo(tx, services, playerId))) return false
  const reached = (await listLevels(tx)).find(({ order }) => order === level)
  const names = { ...reached?.names, en: reached?.name ?? `Level ${level}` }
  const cause = `level:${level}:${place}`
  const isTold = reward.kind === 'points' || (await hasBeenTold(tx, due))
  const given = await giveReward(tx, services, { playerId, reward, offerId: 'loyalty', cause, names })
  if (!given) return false
  await settleReward(tx, due, { state: 'given', bonusId: given.bonusId, freeSpinId: given.spinsId }, now)
  if (!isTold) await sendMessage(tx, { kind: 'levelReached', playerId, locale: player.locale }, now)
  return true
}

/** Tries again what waits: players who may be given something now, and offers that run again. */
export function giveWaitingRewards(services: Services, signal?: AbortSignal): Promise<void> {
  const give = (playerId: string) => giveLevelRewards(services, playerId)
  const complaint = 'rewards of a level could not be given'
  return giveToWaiting(services, { listWaitingPlayers, give, complaint }, signal)
}
