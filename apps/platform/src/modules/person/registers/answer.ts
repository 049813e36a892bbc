/** When a register is asked. */
export type Occasion = 'registration' | 'sign_in' | 'launch' | 'promotion'

/** What a register answered, or that it did not. */
export interface Answer {
  answer: 'clear' | 'listed' | 'unreachable'
  /** The last day of the exclusion, `YYYY-MM-DD`, where the register told one. */
  endsOn: string | null
  askedAt: Date
}

export type Standing = { kind: 'clear' } | { kind: 'listed'; endsOn: string | null } | { kind: 'unknown' }

/**
 * What the last word of a register says now. That somebody is listed stands until its last day is over or the register
 * says otherwise; that somebody is clear counts for a time, and then, like no word, says nothing.
 */
export function standingOf(latest: Answer | undefined, answerMinutes: number, now: Date): Standing {
  if (!latest || latest.answer === 'unreachable') return { kind: 'unknown' }
  if (latest.answer === 'listed') {
    const isOver = latest.endsOn !== null && latest.endsOn < now.toISOString().slice(0, 10)
    return isOver ? { kind: 'unknown' } : { kind: 'listed', endsOn: latest.endsOn }
  }
  const isFresh = now.getTime() - latest.askedAt.getTime() < answerMinutes * 60_000
  return isFresh ? { kind: 'clear' } : { kind: 'unknown' }
}
