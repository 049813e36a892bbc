import { z } from 'zod'
import { CountryCode, CurrencyCode, Instant, MainAmount, RequestedAmount, ShortText } from '../common.ts'
import { MethodId } from '../payment.ts'
import { CompanyId } from './companies.ts'

export const PaymentDirection = z.enum(['in', 'out'])
export type PaymentDirection = z.output<typeof PaymentDirection>

export const PaymentMethodParams = z.strictObject({
  companyId: CompanyId,
  direction: PaymentDirection,
  method: MethodId,
})

/** A way to pay as one company does it. Amounts in main units of the base currency; `null` serves every currency, or country. */
export const CompanyMethod = z.strictObject({
  companyId: CompanyId,
  direction: PaymentDirection,
  method: MethodId,
  name: ShortText,
  processingType: ShortText,
  amountMin: MainAmount,
  amountMax: MainAmount,
  currencies: z.array(CurrencyCode).nullable(),
  countries: z.array(CountryCode).nullable(),
  /** Whether the house lets players use it. */
  isEnabled: z.boolean(),
  /** When the company told of it last; `null` for one of the house's own that it never told of. */
  heardAt: Instant.nullable(),
})
export type CompanyMethod = z.output<typeof CompanyMethod>

export const AmountBoundParams = z.strictObject({ direction: PaymentDirection, currency: CurrencyCode })

/** Amounts to suggest to who pays, the first of them first. */
export const SuggestedAmounts = z.array(RequestedAmount).min(1).max(8)

/** What the house allows at once within what companies do, in main units of the currency; `null` leaves it to them. */
export const AmountBound = z.strictObject({
  direction: PaymentDirection,
  currency: CurrencyCode,
  /** `null`: every method in the currency. */
  method: MethodId.nullable(),
  amountMin: MainAmount.nullable(),
  amountMax: MainAmount.nullable(),
  presets: SuggestedAmounts.nullable(),
})
export type AmountBound = z.output<typeof AmountBound>
