import type { Quest, QuestTask } from '@baize/contract'
import { QuestState, TaskExecutionOrder } from '@baize/contract/kinds'

/** `open` has no state of its own: the quest has not begun, or is over. */
export type TaskState = 'completed' | 'inProgress' | 'next' | 'locked' | 'open'

export interface TaskInQuest {
  task: QuestTask
  state: TaskState
  /** Tasks that have to be done before this one begins. */
  tasksLeft: number
}

/** The tasks of a quest: done ones, those that can be done now, and, one after another, those that come later. */
export function tasksOf({ tasks, state, taskExecutionOrder }: Quest): TaskInQuest[] {
  const isSequential = taskExecutionOrder === TaskExecutionOrder.sequential
  const sorted = isSequential ? tasks.toSorted((left, right) => left.executionOrder - right.executionOrder) : tasks
  const done = sorted.filter(({ isCompleted }) => isCompleted)
  const left = sorted.filter(({ isCompleted }) => !isCompleted)
  return [
    ...done.map((task) => ({ task, state: 'completed' as const, tasksLeft: 0 })),
    ...left.map((task, before) => ({
      task,
      state: state !== QuestState.active ? 'open' : isSequential ? stateAt(before) : 'inProgress',
      tasksLeft: isSequential ? before : 0,
    })),
  ] as TaskInQuest[]
}

function stateAt(before: number): TaskState {
  return before === 0 ? 'inProgress' : before === 1 ? 'next' : 'locked'
}

/** How far a task is, from 0 to 1. A task without a quantity is done or not. */
export function partOf({ progress, quantity, isCompleted }: QuestTask): number {
  if (isCompleted) return 1
  return quantity > 0 ? Math.min(1, Math.max(0, progress / quantity)) : 0
}
