import { z } from 'zod'
import { BonusStatus, BonusType } from '../kinds.ts'
import { Count, CurrencyCode, Id, Identity, Instant, MainAmount, Names, ShortText } from './common.ts'

const CurrencyAmount = z.strictObject({ amount: MainAmount, currency: CurrencyCode })

const CurrencyRange = z.strictObject({
  currency: CurrencyCode,
  amountFrom: MainAmount.nullable().optional(),
  amountTo: MainAmount.nullable().optional(),
})

/** Free spins of one price. `price` is in main units of `currency`. */
const FreespinPreset = z.strictObject({
  id: Id,
  name: ShortText,
  currency: CurrencyCode,
  originalCurrency: CurrencyCode,
  price: MainAmount,
  quantity: Count,
})

/** What a bonus gives. `maxBonusAmountItems` is `maxAmountItems` under the other name in use. */
const AssignConditions = z.strictObject({
  amountItems: z.array(CurrencyAmount).optional(),
  baseCurrencyAmount: MainAmount.nullable().optional(),
  depositPercentage: z.number().nullable().optional(),
  maxAmountItems: z.array(CurrencyAmount).optional(),
  maxBonusAmountItems: z.array(CurrencyAmount).optional(),
  baseCurrencyMaxAmount: MainAmount.nullable().optional(),
  freespinDurationMinutes: Count.nullable().optional(),
  gameId: Identity.nullable().optional(),
  providerId: Identity.nullable().optional(),
  presets: z.array(FreespinPreset).optional(),
})

/** Which deposits set a bonus off. */
const TriggerConditions = z.strictObject({
  invoiceAmountItems: z.array(CurrencyRange),
  baseCurrencyInvoiceAmountFrom: MainAmount.nullable(),
  baseCurrencyInvoiceAmountTo: MainAmount.nullable(),
  availableFrom: Instant.nullable().optional(),
  availableTo: Instant.nullable().optional(),
})

const wagerRange = {
  amountItems: z.array(CurrencyRange),
  baseCurrencyAmountFrom: MainAmount.nullable(),
  baseCurrencyAmountTo: MainAmount.nullable(),
}

/** A bonus that is offered; names by locale are ours. Amounts are main units of the item's currency or of the base currency. */
export const DepositBonus = z.strictObject({
  id: Id,
  name: ShortText,
  names: Names.optional(),
  status: z.enum(BonusStatus),
  type: z.enum(BonusType),
  bonusCode: ShortText.nullable(),
  wagerCasino: z.number(),
  wagerSportsbook: z.number(),
  baseCurrencyMaxWinAmount: MainAmount.nullable(),
  maxWinAmountItems: z.array(CurrencyAmount),
  maxWinMultiplier: z.number().optional(),
  sticky: z.boolean().nullable(),
  cashable: z.boolean().nullable(),
  /** Ours: a withdrawal ends it while it is active. */
  endsOnWithdrawal: z.boolean().optional(),
  assignConditions: AssignConditions,
  triggerConditions: TriggerConditions,
  wagerCasinoConditions: z
    .strictObject({
      ...wagerRange,
      gameIds: z.array(Identity),
      gameIdsExcluded: z.boolean(),
      providerIds: z.array(Identity),
      providerIdsExcluded: z.boolean(),
    })
    .optional(),
  wagerSportsbookConditions: z.strictObject(wagerRange).optional(),
  package: z.strictObject({ id: Id, name: ShortText, names: Names.optional() }).nullable(),
  packagePriority: z.int(),
})
export type DepositBonus = z.output<typeof DepositBonus>
