import { describe, expect, it } from 'vitest'
import { type Answer, standingOf } from './answer.ts'

const askedAt = new Date('2026-11-22T12:00:00Z')
const after = (minutes: number) => new Date(askedAt.getTime() + minutes * 60_000)
const answered = (answer: Answer['answer'], endsOn: string | null = null): Answer => ({ answer, endsOn, askedAt })

describe('the standing by a register', () => {
  it('is clear as long as an answer may be relied on, and then unknown', () => {
    expect(standingOf(answered('clear'), 30, after(29))).toEqual({ kind: 'clear' })
    expect(standingOf(answered('clear'), 30, after(30))).toEqual({ kind: 'unknown' })
  })

  it('is that of somebody listed until the last day is over', () => {
    const listed = answered('listed', '2026-11-22')
    expect(standingOf(listed, 30, after(60))).toEqual({ kind: 'listed', endsOn: '2026-11-22' })
    expect(standingOf(listed, 30, after(12 * 60))).toEqual({ kind: 'unknown' })
    expect(standingOf(answered('listed'), 30, after(999_999))).toEqual({ kind: 'listed', endsOn: null })
  })

  it('is unknown of whom the register was never asked or did not answer', () => {
    expect(standingOf(undefined, 30, after(0))).toEqual({ kind: 'unknown' })
    expect(standingOf(answered('unreachable'), 30, after(0))).toEqual({ kind: 'unknown' })
  })
})
