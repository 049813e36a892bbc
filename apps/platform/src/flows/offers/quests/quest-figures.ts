import type { QuestFigures, TakenQuest } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { returnOf, typicalGame } from '../../../modules/offers/bonus-costs/index.ts'
import {
  nameIn,
  openWindow,
  type QuestOffer,
  type QuestTaskFile,
  type WholeBook,
} from '../../../modules/offers/bonuses/index.ts'
import { type LiveQuest, type QuestTally, readStops, readTallies } from '../../../modules/offers/quests/index.ts'
import type { Services } from '../../../services.ts'
import { DAY_MS, LATELY_DAYS, rewardCosts } from '../bonuses/reward-costs.ts'

/** Every quest of a book as operators see it, or one of them. */
export async function listQuestFigures(
  db: Queryable,
  services: Services,
  { book = services.offers.current(), only }: { book?: WholeBook; only?: string } = {},
): Promise<QuestFigures[]> {
  const now = services.clock.now()
  const { costOf } = await rewardCosts(db, services, book)
  const history = historyOf(await readTallies(db, new Date(now.getTime() - LATELY_DAYS * DAY_MS)), book)
  const stops = await readStops(db)
  const figures: QuestFigures[] = []
  for (const quest of only === undefined ? book.quests.values() : [book.quests.get(only)]) {
    if (!quest) continue
    const rewards = await Promise.all(quest.rewards.map(costOf))
    const { completedShare, taken, ...states } = history(quest)
    const expectedStake = stakeOfQuest(quest)
    const expectedMargin = expectedStake * (1 - returnOf(typicalGame))
    const rewardCost = sumOf(rewards.map(({ cost }) => cost))
    const expectedCost = (completedShare ?? 1) * (rewardCost - expectedMargin)
    const window = openWindow(quest, now)
    figures.push({
      questId: quest.id,
      title: nameIn(quest, null),
      isOpen: window !== null,
      isStopped: stops.has(quest.id),
      endAt: window?.endsAt?.toISOString() ?? null,
      rewardValue: rounded(sumOf(rewards.map(({ value }) => value))),
      rewardCost: rounded(rewardCost),
      expectedStake: rounded(expectedStake),
      expectedMargin: rounded(expectedMargin),
      completedShare: completedShare === null ? null : rounded(100 * completedShare),
      expectedCost: rounded(expectedCost),
      expectedTaken: taken === null ? null : Math.round(taken),
      expectedTotalCost: taken === null ? null : rounded(taken * expectedCost),
      ...states,
    })
  }
  return figures
}

/**
 * What the past says of a quest: how many that ended were completed, and how many are taken up in four weeks. A quest
 * without a past of its own has that of the others on average: of those as often as it, or of all.
 */
function historyOf(tallies: readonly QuestTally[], { quests }: WholeBook) {
  const count = (of: readonly QuestTally[], ...states: QuestState[]) =>
    sumOf(of.filter(({ state }) => states.includes(state)).map(({ total }) => total))
  const shareOf = (of: readonly QuestTally[]) => {
    const completed = count(of, QuestState.completed, QuestState.rewarded)
    const ended = completed + count(of, QuestState.expired, QuestState.canceled)
    return ended === 0 ? null : completed / ended
  }
  const lately = (of: readonly QuestTally[]) => sumOf(of.map((tally) => tally.lately))
  return ({ id, repeats }: QuestOffer) => {
    const own = tallies.filter(({ offerId }) => offerId === id)
    const alike = tallies.filter(({ offerId }) => offerId !== id && quests.get(offerId)?.repeats === repeats)
    const takenAlike = new Set(alike.filter((tally) => tally.lately > 0).map(({ offerId }) => offerId)).size
    const taken = lately(own) > 0 ? lately(own) : takenAlike > 0 ? lately(alike) / takenAlike : null
    return {
      completedShare: shareOf(own) ?? shareOf(alike) ?? shareOf(tallies),
      taken,
      active: count(own, QuestState.active),
      completed: count(own, QuestState.completed, QuestState.rewarded),
      expired: count(own, QuestState.expired),
      canceled: count(own, QuestState.canceled),
    }
  }
}

/** What one player who does it stakes at least. Tasks in any order share their rounds. */
function stakeOfQuest({ tasks, isInOrder }: QuestOffer): number {
  const stakes = tasks.map(stakeOf)
  return isInOrder ? sumOf(stakes) : Math.max(0, ...stakes)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

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
