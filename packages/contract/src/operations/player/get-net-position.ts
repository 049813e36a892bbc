import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CurrencyCode } from '../../shapes/common.ts'
import { NetPosition } from '../../shapes/net-position.ts'

/** A day that the month does not have is its last one. */
const Day = z
  .string()
  .max(10)
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

export const getNetPosition = operation('getNetPosition', {
  summary:
    "What the player staked, won, paid in and drew out between two of their days, of which either may come first; the last thirty where none is named. In the active account's currency unless another is named.",
  method: 'GET',
  path: '/api/player/net-position',
  auth: 'player',
  query: z.strictObject({
    dateFrom: Day.optional(),
    dateTo: Day.optional(),
    currency: CurrencyCode.optional(),
  }),
  reply: NetPosition,
})
