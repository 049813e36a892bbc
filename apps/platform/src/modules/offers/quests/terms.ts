import type { QuestRewardType } from '@baize/contract/kinds'
import { toMainNumber } from '@baize/money'
import {
  amountIn,
  type OfferedAmount,
  type QuestOffer,
  type QuestTaskFile,
  type Reward,
  type Units,
} from '../bonuses/index.ts'

/** Smallest units by currency: an amount of the house as it was at one moment. */
export type Amounts = Record<string, string>

type Texts = Record<string, string> & { en: string }

/** A task as it was when its quest was taken up. */
export interface TaskTerms {
  kind: QuestTaskFile['kind']
  names: Texts
  descriptions: Texts
  quantity: number
  /** Identities; none means all of them. */
  games: string[]
  from: Amounts | null
  to: Amounts | null
  timesStakeFrom: number | null
  timesStakeTo: number | null
  fields: string[]
  deed: string | null
}

/** A reward with what is shown of it. */
export interface RewardTerms {
  gives: Reward
  type: QuestRewardType
  /** Of money. */
  amounts: Amounts | null
  /** Of everything else. */
  count: number
  wagering: number
  game: { identity: string; name: string } | null
  wheel: { identity: string; names: Texts } | null
}

/** A quest as it was when it was taken up: neither its file nor a rate changes what was promised. */
export interface QuestTerms {
  names: Texts
  descriptions: Texts
  order: number
  packageOrder: number | null
  isInOrder: boolean
  tasks: TaskTerms[]
  rewards: RewardTerms[]
}

/** A quest of the files with its amounts as they are now, in all currencies of the house. */
export function termsOfQuest(quest: QuestOffer, rewards: RewardTerms[], currencies: readonly Units[]): QuestTerms {
  const { names, descriptions, order, isInOrder, tasks } = quest
  const packageOrder = quest.package?.order ?? null
  return {
    names,
    descriptions,
    order,
    packageOrder,
    isInOrder,
    tasks: tasks.map((task) => taskOf(task, currencies)),
    rewards,
  }
}

function taskOf(task: QuestTaskFile, currencies: readonly Units[]): TaskTerms {
  const { kind, names, descriptions } = task
  const bounds = 'from' in task ? task : { from: null, to: null }
  const isWin = task.kind === 'win'
  return {
    kind,
    names,
    descriptions,
    quantity: 'times' in task ? task.times : task.kind === 'fillProfile' ? task.fields.length : 1,
    games: 'games' in task ? task.games : [],
    from: bounds.from && amountsOf(bounds.from, currencies),
    to: bounds.to && amountsOf(bounds.to, currencies),
    timesStakeFrom: isWin ? task.timesStakeFrom : null,
    timesStakeTo: isWin ? task.timesStakeTo : null,
    fields: task.kind === 'fillProfile' ? task.fields : [],
    deed: task.kind === 'other' ? task.deed : null,
  }
}

/** An amount of the house in every currency, at the rates of now. */
export function amountsOf(amount: OfferedAmount, currencies: readonly Units[]): Amounts {
  return Object.fromEntries(currencies.map((units) => [units.code, String(amountIn(amount, units))]))
}

/** The same, as offers tell it: what is given is what was shown. */
export function fixedAmount(amount: OfferedAmount, currencies: readonly Units[]): OfferedAmount {
  const own = currencies.map((units) => [
    units.code,
    toMainNumber(amountIn(amount, units), BigInt(units.subunitToUnit)),
  ])
  return { base: amount.base, currencies: Object.fromEntries(own.filter(([, main]) => Number(main) > 0)) }
}
