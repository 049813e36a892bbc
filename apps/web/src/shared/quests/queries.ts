import type { Quest } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClient } from '../query/query-client.ts'
import { putPushed } from '../realtime/put-pushed.ts'

/** The start of the keys of everything about quests. */
export const QUESTS_KEY = ['retention', 'quests'] as const

/** Quests of a list as far as they were asked for. */
export interface QuestPage {
  quests: Quest[]
  count: number
}

/** What the player does at the moment, all of it, with amounts in the currency of the active account. */
export const activeQuestsQuery = () =>
  queryOptions({
    queryKey: [...QUESTS_KEY, 'active'],
    queryFn: ({ signal }) => taken([QuestState.active], { perPage: 100 }, signal),
    staleTime: Infinity,
  })

/** What the player can start. */
export const openQuestsQuery = (currency: string, perPage: number) =>
  queryOptions({
    queryKey: [...QUESTS_KEY, 'available', currency, perPage],
    queryFn: async ({ signal }): Promise<QuestPage> => {
      const { data, meta } = await api.callWithMeta('listQuests', { query: { currency, perPage } }, { signal })
      return { quests: data, count: meta.totalRows }
    },
    placeholderData: keepPreviousData,
  })

/** What is done, or over. */
export const endedQuestsQuery = (tab: 'completed' | 'expired', currency: string, perPage: number) =>
  queryOptions({
    queryKey: [...QUESTS_KEY, tab, currency, perPage],
    queryFn: ({ signal }) => taken(STATES[tab], { currency, perPage }, signal),
    placeholderData: keepPreviousData,
  })

const STATES = {
  completed: [QuestState.completed, QuestState.rewarded],
  expired: [QuestState.expired, QuestState.canceled],
}

async function taken(
  state: QuestState[],
  page: { currency?: string; perPage: number },
  signal: AbortSignal,
): Promise<QuestPage> {
  const { data, meta } = await api.callWithMeta('listPlayerQuests', { query: { state, ...page } }, { signal })
  return { quests: data, count: meta.totalRows }
}

/** Reads every list of quests again. */
export function refreshQuests(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: QUESTS_KEY })
}

type Step = Pick<Quest['tasks'][number], 'id' | 'isActive' | 'isCompleted' | 'progress'> & { questId: string }

/** Puts how far a task is into the active quests; the quest it belongs to, where it is one of them. */
export function putStep({ questId, id, isActive, isCompleted, progress }: Step): Quest | undefined {
  let found: Quest | undefined
  putPushed(activeQuestsQuery().queryKey, (page) => {
    const quest = page?.quests.find((one) => one.id === questId)
    if (!page || !quest) return undefined
    const tasks = quest.tasks.map((task) => (task.id === id ? { ...task, isActive, isCompleted, progress } : task))
    found = { ...quest, tasks }
    return { ...page, quests: page.quests.map((one) => (one.id === questId ? found! : one)) }
  })
  return found
}
