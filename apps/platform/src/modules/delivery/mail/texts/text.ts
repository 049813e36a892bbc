import type { LetterKind } from '../letter.ts'

/** A letter with gaps: `{site}` is the name of the house, the others are the letter's own values. */
export interface LetterText {
  /** Text messages have none. */
  subject: string | null
  body: string
  /** For each of several things the letter tells of, with gaps of its own; they stand in `{each}`, one after another. */
  each?: string
}

/** Letters that players get, in one language. What the operator gets is written in the default one only. */
export type PlayerLetterTexts = Record<Exclude<LetterKind, 'communication'>, LetterText>
