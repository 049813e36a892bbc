import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { useActiveAccount } from '../../shared/player/queries.ts'
import {
  activeQuestsQuery,
  endedQuestsQuery,
  openQuestsQuery,
  type QuestPage,
  refreshQuests,
} from '../../shared/quests/queries.ts'
import type { QuestList, QuestsHubProps } from './quests-hub-props.ts'

/** How many of a list stand at first, and come with each step. */
const STEPS = { available: 5, completed: 3, expired: 3 }
const MOST = 100

/** The player's own quests by state, as far as they were asked for, and how to start one and give one up. */
export function useOwnQuests(): Required<QuestsHubProps> {
  const currency = useActiveAccount()?.currency ?? ''
  const [shown, setShown] = useState(STEPS)
  const isKnown = { enabled: currency !== '' }
  const active = useQuery(activeQuestsQuery())
  const available = useQuery({ ...openQuestsQuery(currency, shown.available), ...isKnown })
  const completed = useQuery({ ...endedQuestsQuery('completed', currency, shown.completed), ...isKnown })
  const expired = useQuery({ ...endedQuestsQuery('expired', currency, shown.expired), ...isKnown })
  const more = (tab: keyof typeof STEPS) => () => {
    setShown((all) => ({ ...all, [tab]: Math.min(MOST, all[tab] + STEPS[tab]) }))
    return Promise.resolve()
  }
  return {
    currency,
    lists: {
      active: listOf(active),
      available: listOf(available, more('available')),
      completed: listOf(completed, more('completed')),
      expired: listOf(expired, more('expired')),
    },
    onStart: async ({ id }) => {
      await api.call('activateQuest', { params: { id } })
      await refreshQuests()
    },
    onCancel: async ({ id }) => {
      await api.call('cancelPlayerQuest', { params: { id } })
      await refreshQuests()
    },
  }
}

function listOf(
  { data, isPending }: { data: QuestPage | undefined; isPending: boolean },
  onMore?: () => Promise<void>,
): QuestList {
  if (!data) return { quests: [], isLoading: isPending }
  const { quests, count } = data
  return { quests, count, ...(onMore && quests.length < Math.min(count, MOST) && { onMore }) }
}
