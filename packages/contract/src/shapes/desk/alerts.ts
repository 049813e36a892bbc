import { z } from 'zod'
import { Count, Id, Instant, LongText, ShortText } from '../common.ts'

/** A trouble of the house that operators were told of: it lasts, or it is over. */
export const Alert = z.strictObject({
  id: Id,
  state: z.enum(['lasting', 'over']),
  /** What was so when it was last seen. */
  text: LongText,
  /** When it was first seen, and when operators were told of it. */
  beganAt: Instant,
  toldAt: Instant,
  endedAt: Instant.nullable(),
})
export type Alert = z.output<typeof Alert>

/** A room of a chat that is told of troubles. */
export const AlertRoom = z.strictObject({
  /** Tells rooms at one origin apart. The address itself is a secret, and this says nothing of it. */
  id: Id,
  origin: ShortText,
  /** How many messages it has not heard, and since when the oldest of them waits. */
  unheard: Count,
  waitingSince: Instant.nullable(),
  /** Attempts since it last answered, what came of the last, and when the next is. */
  attempts: Count,
  problem: ShortText.nullable(),
  nextAttemptAt: Instant.nullable(),
})
export type AlertRoom = z.output<typeof AlertRoom>
