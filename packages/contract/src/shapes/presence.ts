import { z } from 'zod'

/** How long a session goes on without a sign of its player; both null where it does not end by that. */
export const Presence = z.strictObject({
  idleMinutes: z.int().positive().nullable(),
  endsInSeconds: z.int().nonnegative().nullable(),
})
export type Presence = z.output<typeof Presence>
