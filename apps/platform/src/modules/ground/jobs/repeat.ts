import { createHash } from 'node:crypto'
import type { JobRun } from './job-kind.ts'
import { SPREAD_MS } from './rules.ts'

/**
 * When a repeated job is due, in UTC: minutes that part an hour evenly, or a pattern of five fields as cron has it. It
 * begins at a moment of its own in that minute.
 */
export type Schedule = { everyMinutes: 1 | 2 | 5 | 10 | 15 | 20 | 30 | 60 } | { cron: string }

export interface RepeatedJob {
  name: string
  /** The pattern of five fields. */
  pattern: string
  work: (run: JobRun) => Promise<unknown>
}

/**
 * Work that is due again and again, once over all processes however many there are, and never twice at the same
 * time. One that fails is tried again with growing pauses and at its next time; times at which nobody ran are let go.
 */
export function repeat(name: string, schedule: Schedule, work: (run: JobRun) => Promise<unknown>): RepeatedJob {
  return { name, pattern: 'cron' in schedule ? schedule.cron : patternOf(schedule.everyMinutes), work }
}

function patternOf(everyMinutes: number): string {
  if (everyMinutes === 60) return '0 * * * *'
  return everyMinutes === 1 ? '* * * * *' : `*/${everyMinutes} * * * *`
}

/**
 * How far into its minute a repeated job begins: the same in every process and release, and at another moment than most
 * others, so that no crowd of them takes the processors from players when a minute begins.
 */
export function momentInMinuteMs(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % SPREAD_MS
}
