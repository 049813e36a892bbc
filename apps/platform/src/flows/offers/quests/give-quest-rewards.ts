import { QuestState } from '@baize/contract/kinds'
import { type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { lockIssues } from '../../../modules/offers/bonuses/index.ts'
import {
  type EarnedReward,
  listWaitingPlayers,
  lockDue,
  lockQuest,
  settleReward,
} from '../../../modules/offers/quests/index.ts'
import { findPlayer, isClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { giveReward } from '../bonuses/give-reward.ts'
import { endQuest } from './quests.ts'

const DAY_MS = 86_400_000
/** How long a reward waits for a player who may be given nothing. */
const WAITS_MS = 90 * DAY_MS
const AT_ONCE = 200

/** Gives a player what completed quests bring, each reward once. Safe to repeat and to race. */
export async function giveQuestRewards(services: Services, playerId: string): Promise<void> {
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

/** Gives it, or ends its wait; says whether it waits no more. With its last one the quest is rewarded. */
async function settle(tx: Tx, services: Services, due: EarnedReward): Promise<boolean> {
  const { playerId, questId, place, reward, earnedAt } = due
  const now = services.clock.now()
  const [player, quest] = [await findPlayer(tx, playerId), await lockQuest(tx, playerId, questId)]
  assert(quest, 'a reward is that of a quest')
  const nothing = { bonusId: null, freeSpinId: null }
  if (!player || isClosed(player) || now.getTime() - earnedAt.getTime() >= WAITS_MS) {
    await settleReward(tx, due, { state: 'lapsed', ...nothing }, now)
    return true
  }
  if (!(await mayBePromotedTo(tx, services, playerId))) return false
  const { names } = quest.terms
  const cause = `quest:${questId}:${place}`
  const gift = { playerId, reward: reward.gives, offerId: quest.offerId, cause, names }
  const given = await giveReward(tx, services, gift)
  if (!given) return false
  const { bonusId, spinsId: freeSpinId } = given
  if (await settleReward(tx, due, { state: 'given', bonusId, freeSpinId }, now)) {
    await sendMessage(tx, { kind: 'questCompleted', playerId, locale: player.locale }, now)
    await endQuest(tx, quest, QuestState.rewarded, now)
  }
  return true
}

/** Tries again what waits: players who may be given something now, and offers that run again. */
export async function giveWaitingQuestRewards(services: Services, signal?: AbortSignal): Promise<void> {
  for (let after: string | null = null; !signal?.aborted;) {
    const players: string[] = await listWaitingPlayers(services.pool, after, AT_ONCE)
    for (const playerId of players) {
      try {
        await giveQuestRewards(services, playerId)
      } catch (error) {
        services.logger.error('rewards of a quest could not be given', error, { player: playerId })
      }
    }
    after = players.at(-1) ?? null
    if (players.length < AT_ONCE) return
  }
}
