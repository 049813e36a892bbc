import type { Quest } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'

export const QUEST_TABS = ['active', 'available', 'completed', 'expired'] as const
export type QuestTab = (typeof QUEST_TABS)[number]

const TABS: Readonly<Record<QuestState, QuestTab>> = {
  [QuestState.available]: 'available',
  [QuestState.active]: 'active',
  [QuestState.completed]: 'completed',
  [QuestState.rewarded]: 'completed',
  [QuestState.expired]: 'expired',
  [QuestState.canceled]: 'expired',
}

/** The tab of the hub that holds a quest. */
export function tabOf({ state }: Pick<Quest, 'state'>): QuestTab {
  return TABS[state]
}

/** The tabs in the order of the content; one that it does not name stands last. */
export function tabsInOrder(named: Readonly<Record<string, unknown>> | undefined): QuestTab[] {
  const places = Object.keys(named ?? {})
  const place = (tab: QuestTab) => (places.includes(tab) ? places.indexOf(tab) : places.length)
  return QUEST_TABS.toSorted((left, right) => place(left) - place(right))
}

/** Until when a quest can be started or done; `null` when it has no end or is over. */
export function timerOf({ state, endAt }: Pick<Quest, 'state' | 'endAt'>): string | null {
  const tab = TABS[state]
  return tab === 'available' || tab === 'active' ? endAt : null
}

/** What starting a quest is called: with every task done already, only its reward is left to claim. */
export function startLabelOf({ tasks }: Pick<Quest, 'tasks'>): 'claimReward' | 'startQuestButton' {
  return tasks.length > 0 && tasks.every(({ isCompleted }) => isCompleted) ? 'claimReward' : 'startQuestButton'
}

/** The picture of a quest by its place in the list; the pictures repeat. */
export function pictureAt(images: readonly { src: string }[], place: number): string {
  return images.length === 0 ? '/pictures/quest-default.svg' : images[place % images.length]!.src
}
