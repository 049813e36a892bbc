import { QuestState } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
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
import { giveInTurn, giveToWaiting, REWARD_WAITS_MS } from '../give-in-turn.ts'
import { endQuest } from './quests.ts'

/** Gives a player what completed quests bring, each reward once. Safe to repeat and to race. */
export function giveQuestRewards(services: Services, playerId: string): Promise<void> {
  return giveInTurn(services, playerId, { lockDue, settle: (tx, due) => settle(tx, services, due) })
}

/** Gives it, or ends its wait; says whether it waits no more. With its last one the quest is rewarded. */
async function settle(tx: Tx, services: Services, due: EarnedReward): Promise<boolean> {
  const { playerId, questId, place, reward, earnedAt } = due
  const now = services.clock.now()
  const [player, quest] = [await findPlayer(tx, playerId), await lockQuest(tx, playerId, questId)]
  assert(quest, 'a reward is that of a quest')
  const nothing = { bonusId: null, freeSpinId: null }
  if (!player || isClosed(player) || now.getTime() - earnedAt.getTime() >= REWARD_WAITS_MS) {
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
export function giveWaitingQuestRewards(services: Services, signal?: AbortSignal): Promise<void> {
  const give = (playerId: string) => giveQuestRewards(services, playerId)
  const complaint = 'rewards of a quest could not be given'
  return giveToWaiting(services, { listWaitingPlayers, give, complaint }, signal)
}
