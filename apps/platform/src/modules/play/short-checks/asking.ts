import type { ShortCheckMark } from '@baize/contract/kinds'
import { ASKED_DAYS, REST_DAYS, REST_DAYS_OF_NEW_MARKS } from './rules.ts'

const DAY_MS = 86_400_000

/** A question as far as the next one depends on it. */
export interface Asked {
  askedAt: Date
  marks: readonly ShortCheckMark[]
  isAnswered: boolean
}

/** Whether a question still waits for its answer. */
export function isWaiting({ askedAt, isAnswered }: Pick<Asked, 'askedAt' | 'isAnswered'>, now: Date): boolean {
  return !isAnswered && daysSince(askedAt, now) < ASKED_DAYS
}

/** Whether the player is asked about the marks: seldom, and never while a question waits. */
export function mayAsk(marks: readonly ShortCheckMark[], last: Asked | null, now: Date): boolean {
  if (marks.length === 0) return false
  if (!last) return true
  if (isWaiting(last, now)) return false
  const days = daysSince(last.askedAt, now)
  return days >= REST_DAYS || (days >= REST_DAYS_OF_NEW_MARKS && marks.some((mark) => !last.marks.includes(mark)))
}

function daysSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / DAY_MS
}
