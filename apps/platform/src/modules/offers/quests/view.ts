import type { Quest, QuestReward, QuestTask, QuestTaskProgress } from '@baize/contract'
import { QuestRewardType, QuestTaskType, TaskExecutionOrder } from '@baize/contract/kinds'
import { toMainNumber } from '@baize/money'
import { nameIn } from '../bonuses/index.ts'
import { currencyByCode } from '../../ground/settings/index.ts'
import type { LiveQuest, LiveTask } from './live-quest.ts'
import type { Amounts, RewardTerms, TaskTerms } from './terms.ts'

/** Who looks: amounts that have no place by currency are told in theirs. */
export interface Reader {
  locale: string | null
  currency: string
}

/** What of a quest is shown; one that can be taken up goes by the id of its offer. */
export type ShownQuest = Pick<LiveQuest, 'id' | 'playerId' | 'offerId' | 'terms' | 'endsAt' | 'tasks'> & {
  state: Quest['state']
}

/** A quest as the wire carries it. */
export function questView(quest: ShownQuest, reader: Reader): Quest {
  const { id, playerId, offerId, state, terms, endsAt, tasks } = quest
  const { names, descriptions, order, packageOrder, isInOrder, rewards } = terms
  return {
    id,
    playerId,
    identity: offerId,
    name: nameIn({ names }, reader.locale),
    names,
    description: nameIn({ names: descriptions }, reader.locale),
    descriptions,
    state,
    order,
    packageOrder,
    taskExecutionOrder: isInOrder ? TaskExecutionOrder.sequential : TaskExecutionOrder.any,
    tasks: tasks.map((task) => taskView(quest, task, reader)),
    rewards: rewards.map((reward) => rewardView(reward, reader)),
    endAt: endsAt?.toISOString() ?? null,
  }
}

function taskView({ id, terms }: ShownQuest, task: LiveTask, { locale, currency }: Reader): QuestTask {
  const own = terms.tasks[task.place - 1]!
  const { names, descriptions, kind, fields, games } = own
  const common = {
    id: taskId(id, task),
    name: nameIn({ names }, locale),
    names,
    description: nameIn({ names: descriptions }, locale),
    descriptions,
    executionOrder: task.place,
    isActive: task.isActive,
    isCompleted: task.completedAt !== null,
    progress: task.progress,
    quantity: task.quantity,
  }
  if (kind === 'confirmContact') return { ...common, type: QuestTaskType.confirmContact, conditions: {} }
  if (kind === 'fillProfile') return { ...common, type: QuestTaskType.fillProfile, conditions: { fields } }
  if (kind === 'other') return { ...common, type: QuestTaskType.other, conditions: {} }
  const bounds = boundsOf(own)
  const mine = bounds.find(({ isoCode }) => isoCode === currency)
  if (kind === 'deposit') {
    const currencies = bounds.map(({ isoCode, from, to }) => ({ isoCode, minAmount: from, maxAmount: to }))
    const [minAmount, maxAmount] = [mine?.from ?? null, mine?.to ?? null]
    return { ...common, type: QuestTaskType.deposit, conditions: { minAmount, maxAmount, currencies } }
  }
  if (kind === 'bet') {
    const currencies = bounds.map(({ isoCode, from, to }) => ({ isoCode, spinAmount: from, maxSpinAmount: to }))
    const [spinAmount, maxSpinAmount] = [mine?.from ?? null, mine?.to ?? null]
    return { ...common, type: QuestTaskType.bet, conditions: { games, spinAmount, maxSpinAmount, currencies } }
  }
  const currencies = bounds.map(({ isoCode, from, to }) => ({ isoCode, minPayout: from, maxPayout: to }))
  const [minPayout, maxPayout] = [mine?.from ?? null, mine?.to ?? null]
  const { timesStakeFrom: multiplier, timesStakeTo: maxMultiplier } = own
  const conditions = { games, multiplier, maxMultiplier, minPayout, maxPayout, currencies }
  return { ...common, type: QuestTaskType.win, conditions }
}

/** A task has no id of its own: it is one of its quest's. */
export function taskId(questId: string, { place }: Pick<LiveTask, 'place'>): string {
  return `${questId}.${place}`
}

/** Bounds in main units by currency. */
function boundsOf({ from, to }: TaskTerms) {
  const codes = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])
  return [...codes].map((isoCode) => ({ isoCode, from: mainIn(from, isoCode), to: mainIn(to, isoCode) }))
}

function mainIn(amounts: Amounts | null, code: string): number | null {
  const [amount, definition] = [amounts?.[code], currencyByCode(code)]
  return amount === undefined || !definition ? null : toMainNumber(BigInt(amount), definition.subunitToUnit)
}

/** What is counted where a reward is no money. */
const UNITS = {
  [QuestRewardType.freeSpins]: 'FREE_SPINS',
  [QuestRewardType.points]: 'POINTS',
  [QuestRewardType.wheelSpins]: 'WHEEL_SPINS',
} as const

function rewardView(
  { type, amounts, count, wagering, game, wheel }: RewardTerms,
  { locale, currency }: Reader,
): QuestReward {
  const isMoney = type === QuestRewardType.money || type === QuestRewardType.bonus
  return {
    type,
    amount: isMoney ? (mainIn(amounts, currency) ?? 0) : count,
    attributes: { isoCode: isMoney ? currency : UNITS[type], lockBalance: wagering > 0 },
    ...(game && { game }),
    ...(wheel && { wheel: { identity: wheel.identity, name: nameIn(wheel, locale), names: wheel.names } }),
    ...(wagering > 0 && { wagering }),
  }
}

/** How far a task is, as the socket tells it. */
export function progressView(quest: LiveQuest, task: LiveTask, locale: string | null): QuestTaskProgress {
  const { name, type } = taskView(quest, task, { locale, currency: quest.currency })
  return {
    id: taskId(quest.id, task),
    questId: quest.id,
    playerId: quest.playerId,
    name,
    names: quest.terms.tasks[task.place - 1]!.names,
    type,
    isActive: task.isActive,
    isCompleted: task.completedAt !== null,
    progress: task.progress,
    quantity: task.quantity,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt?.toISOString() ?? null,
  }
}
