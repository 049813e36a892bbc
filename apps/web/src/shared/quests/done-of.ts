import type { Quest } from '@baize/contract'

/** How much of a quest is done, from 0 to 1; every task counts the same. */
export function doneOf({ tasks }: Pick<Quest, 'tasks'>): number {
  if (tasks.length === 0) return 0
  const parts = tasks.map(({ isCompleted, progress, quantity }) => (isCompleted ? 1 : progress / Math.max(1, quantity)))
  return parts.reduce((sum, part) => sum + part, 0) / tasks.length
}
