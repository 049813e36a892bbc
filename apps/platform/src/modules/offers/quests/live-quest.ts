import { QuestState } from '@baize/contract/kinds'
import type { QuestTerms, TaskTerms } from './terms.ts'

/** How far a task is. */
export interface LiveTask {
  /** From 1. */
  place: number
  isActive: boolean
  /** Facts count from the one after this; null until the fact that opens it was read. */
  countsAfter: number | null
  /** The fact at which a task of the profile was last seen to be further, so that reading facts again comes to the same. */
  measuredAt: number | null
  progress: number
  quantity: number
  completedAt: Date | null
  createdAt: Date
  updatedAt: Date | null
}

/** A quest of a player. */
export interface LiveQuest {
  id: string
  playerId: string
  offerId: string
  period: string
  currency: string
  state: QuestState
  terms: QuestTerms
  startedAt: Date
  endsAt: Date | null
  endedAt: Date | null
  tasks: LiveTask[]
}

/** What tasks of the profile look at. */
export interface PersonState {
  hasProvenContact: boolean
  /** Fields with a value. */
  filled: ReadonlySet<string>
}

/** The tasks of a quest at its beginning: the first of them is open, or all are. */
export function newTasks({ tasks, isInOrder }: QuestTerms, at: Date): LiveTask[] {
  return tasks.map(({ quantity }, index) => ({
    place: index + 1,
    isActive: !isInOrder || index === 0,
    countsAfter: null,
    measuredAt: null,
    progress: 0,
    quantity,
    completedAt: null,
    createdAt: at,
    updatedAt: null,
  }))
}

/** How far a task of the profile is; null for the others. */
export function measured({ kind, fields }: TaskTerms, person: PersonState): number | null {
  if (kind === 'confirmContact') return person.hasProvenContact ? 1 : 0
  return kind === 'fillProfile' ? fields.filter((field) => person.filled.has(field)).length : null
}

/** A moment of the log: the number of a fact, and when it happened. */
export interface Moment {
  number: number | null
  at: Date
}

/**
 * Sets how far a task is. One that is done stays done, and opens the next where tasks come one after another; with the last
 * of them the quest is completed.
 */
export function setProgress(quest: LiveQuest, task: LiveTask, progress: number, moment: Moment): void {
  if (quest.state !== QuestState.active || task.completedAt || !task.isActive) return
  const next = Math.max(0, Math.min(task.quantity, progress))
  if (next === task.progress) return
  task.progress = next
  task.updatedAt = moment.at
  if (next < task.quantity) return
  task.completedAt = moment.at
  const following = quest.tasks.find(({ isActive }) => !isActive)
  if (following) {
    following.isActive = true
    following.countsAfter = moment.number
    following.updatedAt = moment.at
  }
  if (quest.tasks.every(({ completedAt }) => completedAt)) {
    quest.state = QuestState.completed
    quest.endedAt = moment.at
  }
}

/**
 * Looks at the profile for the tasks that ask for it: at all that are open when it may have changed, otherwise at those that
 * this moment opened; and at those they open in turn.
 */
export function measure(quest: LiveQuest, person: PersonState, moment: Moment, mayHaveChanged: boolean): void {
  if (quest.endsAt !== null && moment.at >= quest.endsAt) return
  for (const task of quest.tasks) {
    if (!mayHaveChanged && task.countsAfter !== moment.number) continue
    const progress = measured(quest.terms.tasks[task.place - 1]!, person)
    const isTooEarly = task.measuredAt !== null && moment.number !== null && moment.number < task.measuredAt
    if (progress === null || isTooEarly || progress === task.progress || task.completedAt || !task.isActive) continue
    task.measuredAt = moment.number
    setProgress(quest, task, progress, moment)
  }
}
