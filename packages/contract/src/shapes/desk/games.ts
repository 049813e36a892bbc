import { z } from 'zod'
import { Id, Instant, ShortText } from '../common.ts'

/** A game of a studio, also one that is offered no more. */
export const SwitchedGame = z.strictObject({
  id: Id,
  identity: ShortText,
  name: ShortText,
  /** The studio's company, and what players see as who made it. */
  source: ShortText,
  provider: ShortText,
  type: ShortText,
  /** Whether its studio offers it. */
  isOffered: z.boolean(),
  /** Whether operators have it on. */
  isEnabled: z.boolean(),
  offSince: Instant.nullable(),
})
export type SwitchedGame = z.output<typeof SwitchedGame>
