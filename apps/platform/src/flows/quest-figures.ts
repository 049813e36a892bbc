import type { QuestFigures, TakenQuest } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { returnOf, typicalGame } from '../modules/offers/bonus-costs/index.ts'
import {
  nameIn,
  openWindow,
  type QuestOffer,
  type QuestTaskFile,
  type Reward,
  type WholeBook,
} from '../modules/offers/bonuses/index.ts'
import { type LiveQuest, readStops, readTallies } from '../modules/offers/quests/index.ts'
import type { Services } from '../services.ts'

/** Every quest of the files as operators see it. */
export async function listQuestFigures(db: Queryable, services: Services): Promise<QuestFigures[]> {
  const book = services.offers.current()
  const [stops, tallies] = [await readStops(db), await readTallies(db)]
  return [...book.quests.values()].map((quest) => {
    const count = (...states: QuestState[]) =>
      tallies
        .filter(({ offerId, state }) => offerId === quest.id && states.includes(state))
        .reduce((sum, { total }) => sum + total, 0)
    const window = openWindow(quest, services.clock.now())
    const completed = count(QuestState.completed, QuestState.rewarded)
    const [expired, canceled] = [count(QuestState.expired), count(QuestState.canceled)]
    const ended = completed + expired + canceled
    const share = ended === 0 ? null : completed / ended
    const { rewardValue, expectedStake, expectedMargin } = costsOf(quest, book)
    return {
      questId: quest.id,
      title: nameIn(quest, null),
      isOpen: window !== null,
      isStopped: stops.has(quest.id),
      endAt: window?.endsAt?.toISOString() ?? null,
      rewardValue: rounded(rewardValue),
      expectedStake: rounded(expectedStake),
      expectedMargin: rounded(expectedMargin),
      completedShare: share === null ? null : rounded(100 * share),
      expectedCost: rounded((share ?? 1) * (rewardValue - expectedMargin)),
      active: count(QuestState.active),
      completed,
      expired,
      canceled,
    }
  })
}

/** What a quest is worth and takes, in main units of the base currency. Tasks in any order share their rounds. */
function costsOf(quest: QuestOffer, book: WholeBook) {
  const rewardValue = quest.rewards.reduce((sum, reward) => sum + valueOf(reward, book), 0)
  const stakes = quest.tasks.map(stakeOf)
  const expectedStake = quest.isInOrder ? stakes.reduce((sum, stake) => sum + stake, 0) : Math.max(0, ...stakes)
  return { rewardValue, expectedStake, expectedMargin: expectedStake * (1 - returnOf(typicalGame)) }
}

function valueOf(reward: Reward, { offers }: WholeBook): number {
  if (reward.kind === 'money') return reward.amount.base
  if (reward.kind !== 'offer') return 0
  const { amount, freeSpins } = offers.get(reward.offer)!.gives
  return (amount?.base ?? 0) + (freeSpins ? freeSpins.rounds * freeSpins.value.base : 0)
}

/** The least that games take. */
const SMALLEST_STAKE = 0.1

/** What a task takes in stakes: its rounds, or as many as it takes on average to win so often. */
function stakeOf(task: QuestTaskFile): number {
  if (task.kind === 'bet') return task.times * (task.from?.base ?? SMALLEST_STAKE)
  if (task.kind !== 'win') return 0
  const { timesStakeFrom, timesStakeTo, times } = task
  const isMet = ([multiple]: readonly [number, number]) =>
    multiple > 0 && multiple >= (timesStakeFrom ?? 0) && multiple <= (timesStakeTo ?? Infinity)
  const chance = typicalGame.filter(isMet).reduce((sum, [, part]) => sum + part, 0)
  return chance > 0 ? (times / chance) * SMALLEST_STAKE : 0
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** A quest somebody took up, as operators see it. */
export function takenQuestView({
  id,
  offerId,
  playerId,
  period,
  currency,
  state,
  terms,
  ...quest
}: LiveQuest): TakenQuest {
  return {
    playerQuestId: id,
    questId: offerId,
    playerId,
    period,
    currency,
    state,
    startedAt: quest.startedAt.toISOString(),
    endAt: quest.endsAt?.toISOString() ?? null,
    endedAt: quest.endedAt?.toISOString() ?? null,
    tasks: quest.tasks.map(({ place, progress, quantity }) => ({
      task: place,
      title: terms.tasks[place - 1]!.names.en,
      progress,
      quantity,
    })),
  }
}

/** The same as its player is given it with their data. */
export function questDataView(quest: LiveQuest) {
  const { startedAt, endAt, endedAt, questId, period, currency, state, tasks } = takenQuestView(quest)
  const name = quest.terms.names.en
  return { startedAt, name, state, expiredAt: endAt, closedAt: endedAt, questId, period, currency, tasks }
}
