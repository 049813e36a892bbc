import { z } from 'zod'
import { LimitDefinition, LimitStatus } from '../kinds.ts'
import { CurrencyCode, Id, Instant, MainAmount, RequestedAmount, requiredText, ShortText } from './common.ts'

/** A limit the player set on themselves. `id` and `limitId` are the same; amounts are of cash limits only. */
export const Limit = z.strictObject({
  id: Id,
  limitId: Id,
  definition: z.enum(LimitDefinition),
  status: z.enum(LimitStatus),
  period: ShortText.nullable(),
  currency: CurrencyCode.nullable(),
  amount: MainAmount.nullable(),
  currentAmount: MainAmount.nullable(),
  startedAt: Instant.nullable(),
  expiredAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant.nullable(),
  cancelProcess: z.boolean(),
  pendingExist: z.boolean(),
  /** From when on the change under way may be confirmed, or a cooling-off ends early. */
  changeAt: Instant.nullable(),
  /** How long it may be confirmed; afterwards the limit stays as it was. */
  changeUntil: Instant.nullable(),
})
export type Limit = z.output<typeof Limit>

/** An id of `player.limit.*Period` in the constants. */
export const LimitPeriod = requiredText(32)

/** Cash limits need period, currency and amount; self-exclusion and cooling-off need the period alone. */
export const LimitRequest = z.strictObject({
  definition: z.enum(LimitDefinition),
  period: LimitPeriod,
  currency: CurrencyCode.optional(),
  amount: RequestedAmount.optional(),
})
export type LimitRequest = z.output<typeof LimitRequest>

export const LimitChange = z.strictObject({ period: LimitPeriod.optional(), amount: RequestedAmount.optional() })
export type LimitChange = z.output<typeof LimitChange>
