import { z } from 'zod'
import { QuestTaskType } from '../kinds.ts'
import { Id, Identity, LongText, MainAmount, Names, ShortText } from './common.ts'

const amount = MainAmount.nullable().optional()

/** No games means all of them; a currency's own amounts go before the general ones. */
export const WinConditions = z.strictObject({
  games: z.array(Identity),
  multiplier: z.number().nullable().optional(),
  maxMultiplier: z.number().nullable().optional(),
  minPayout: amount,
  maxPayout: amount,
  currencies: z.array(z.strictObject({ isoCode: ShortText, minPayout: amount, maxPayout: amount })),
})

export const BetConditions = z.strictObject({
  games: z.array(Identity),
  spinAmount: amount,
  maxSpinAmount: amount,
  currencies: z.array(z.strictObject({ isoCode: ShortText, spinAmount: amount, maxSpinAmount: amount })),
})

export const DepositConditions = z.strictObject({
  minAmount: amount,
  maxAmount: amount,
  currencies: z.array(z.strictObject({ isoCode: ShortText, minAmount: amount, maxAmount: amount })),
})

const base = {
  id: Id,
  name: ShortText,
  names: Names.optional(),
  description: LongText,
  descriptions: Names.optional(),
  executionOrder: z.int(),
  isActive: z.boolean(),
  isCompleted: z.boolean(),
  progress: z.number(),
  quantity: z.number(),
}

/** A task of a quest, done when `progress` equals `quantity`. Its type says what its conditions hold. */
export const QuestTask = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal(QuestTaskType.confirmContact), conditions: z.strictObject({}) }),
  z.strictObject({
    ...base,
    type: z.literal(QuestTaskType.fillProfile),
    conditions: z.strictObject({ fields: z.array(ShortText) }),
  }),
  z.strictObject({ ...base, type: z.literal(QuestTaskType.win), conditions: WinConditions }),
  z.strictObject({ ...base, type: z.literal(QuestTaskType.bet), conditions: BetConditions }),
  z.strictObject({ ...base, type: z.literal(QuestTaskType.other), conditions: z.strictObject({}) }),
  z.strictObject({ ...base, type: z.literal(QuestTaskType.deposit), conditions: DepositConditions }),
])
export type QuestTask = z.output<typeof QuestTask>
