import { z } from 'zod'
import { Id, Instant, requiredText, ShortText } from '../common.ts'

export const NoteText = requiredText(4000)

/** What an operator wrote down about a player. */
export const PlayerNote = z.strictObject({
  id: Id,
  playerId: Id,
  operator: ShortText,
  text: NoteText,
  /** Only risk and owners see it, and the player does not get it with their data. */
  isConfidential: z.boolean(),
  /** The note that this one puts right. */
  corrects: Id.nullable(),
  /** The note that puts this one right. */
  correctedBy: Id.nullable(),
  writtenAt: Instant,
})
export type PlayerNote = z.output<typeof PlayerNote>
