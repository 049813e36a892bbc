import { z } from 'zod'

/** Whether a letter each month says what play and payments came to. */
export const StatementLetters = z.strictObject({
  isWanted: z.boolean(),
  /** A house may send them whatever the player says. */
  mayChoose: z.boolean(),
})
export type StatementLetters = z.output<typeof StatementLetters>
