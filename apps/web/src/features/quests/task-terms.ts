import type { QuestTask } from '@baize/contract'
import { QuestTaskType } from '@baize/contract/kinds'
import { baseAmountIn } from '../../shared/player/base-amount.ts'
import type { CurrencyInfo } from '../../shared/page/page-info.ts'

export interface TaskUnits {
  currency: string
  currencies: readonly CurrencyInfo[]
}

/** A condition in figures. The key is its label's in the content. */
export type TaskTerm =
  | { key: 'winLabel' | 'betAmountLabel' | 'depositAmountLabel'; from: number | null; to: number | null; unit: 'money' }
  | { key: 'multiplierLabel'; from: number | null; to: number | null; unit: 'times' }

/** What a task asks for in amounts, in the player's currency. */
export function taskTerms(task: QuestTask, units: TaskUnits): TaskTerm[] {
  return termsOf(task, units).filter(({ from, to }) => from !== null || to !== null)
}

function termsOf(task: QuestTask, units: TaskUnits): TaskTerm[] {
  if (task.type === QuestTaskType.win) {
    const { conditions: on } = task
    const [from, to] = inCurrency(on, on.currencies, ['minPayout', 'maxPayout'], units)
    return [
      { key: 'winLabel', from, to, unit: 'money' },
      { key: 'multiplierLabel', from: on.multiplier || null, to: on.maxMultiplier || null, unit: 'times' },
    ]
  }
  if (task.type === QuestTaskType.bet) {
    const { conditions: on } = task
    const [from, to] = inCurrency(on, on.currencies, ['spinAmount', 'maxSpinAmount'], units)
    return [{ key: 'betAmountLabel', from, to, unit: 'money' }]
  }
  if (task.type === QuestTaskType.deposit) {
    const { conditions: on } = task
    const [from, to] = inCurrency(on, on.currencies, ['minAmount', 'maxAmount'], units)
    return [{ key: 'depositAmountLabel', from, to, unit: 'money' }]
  }
  return []
}

/** The games that count; `null` for a task that games have no part in, none for all games. */
export function gamesOf(task: QuestTask): readonly string[] | null {
  return task.type === QuestTaskType.win || task.type === QuestTaskType.bet ? task.conditions.games : null
}

/** The profile fields a task asks for. */
export function fieldsOf(task: QuestTask): readonly string[] {
  return task.type === QuestTaskType.fillProfile ? task.conditions.fields : []
}

type Amounts<Key extends string> = Partial<Record<Key, number | null>>

/** Both amounts of the currency's own item, else the general ones, which are of the base currency. */
function inCurrency<Key extends string>(
  general: Amounts<Key>,
  items: readonly (Amounts<Key> & { isoCode: string })[],
  [from, to]: readonly [Key, Key],
  { currency, currencies }: TaskUnits,
): [number | null, number | null] {
  const own = items.find(({ isoCode }) => isoCode === currency)
  if (own) return [own[from] || null, own[to] || null]
  const converted = (amount: number | null | undefined) => (amount ? baseAmountIn(amount, currency, currencies) : null)
  return [converted(general[from]), converted(general[to])]
}
