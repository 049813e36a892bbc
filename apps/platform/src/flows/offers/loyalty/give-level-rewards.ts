import { type Tx, withTransaction } from '@baize/database'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { lockIssues } from '../../../modules/offers/bonuses/index.ts'
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

const DAY_MS = 86_400_000
/** How long a reward waits for a player who may be given nothing. */
const WAITS_MS = 90 * DAY_MS
const AT_ONCE = 200

/** Gives a player what is due of the levels they reached, each reward once. Safe to repeat and to race. */
export async function giveLevelRewards(services: Services, playerId: string): Promise<void> {
  for (let place = 0; ;) {
    const isOver = await withTransaction(services.pool, async (tx) => {
      await lockIssues(tx, playerId)
      const reward = (await lockDue(tx, playerId))[place]
      if (!reward) return true
      if (!(await settle(tx, services, reward))) place += 1
      return false
    })
    if (isOver) return
  }
}

/** Gives it, or ends its wait; says whether it waits no more. */
async function settle(tx: Tx, services: Services, due: ReachedReward): Promise<boolean> {
  const { playerId, level, place, reward, reachedAt } = due
  const now = services.clock.now()
  const player = await findPlayer(tx, playerId)
  if (!player || isClosed(player) || now.getTime() - reachedAt.getTime() >= WAITS_MS) {
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
export async function giveWaitingRewards(services: Services, signal?: AbortSignal): Promise<void> {
  for (let after: string | null = null; !signal?.aborted;) {
    const players: string[] = await listWaitingPlayers(services.pool, after, AT_ONCE)
    for (const playerId of players) {
      try {
        await giveLevelRewards(services, playerId)
      } catch (error) {
        services.logger.error('rewards of a level could not be given', error, { player: playerId })
      }
    }
    after = players.at(-1) ?? null
    if (players.length < AT_ONCE) return
  }
}
