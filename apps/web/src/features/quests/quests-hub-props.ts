import type { Quest } from '@baize/contract'
import type { QuestTab } from './quest-tab.ts'

/** The quests of a tab as far as they are loaded. */
export interface QuestList {
  quests: readonly Quest[]
  /** All of them, for the tab's figure; those that are loaded unless said otherwise. */
  count?: number
  /** The first of them are on their way. */
  isLoading?: boolean
  /** Loads more; absent when all are there. */
  onMore?: () => Promise<unknown>
}

export interface QuestsHubProps {
  /** A tab without a list is empty. */
  lists?: Partial<Record<QuestTab, QuestList>>
  /** The player's currency; rewards in it come first. */
  currency?: string
  onStart?: (quest: Quest) => Promise<unknown>
  onCancel?: (quest: Quest) => Promise<unknown>
}
