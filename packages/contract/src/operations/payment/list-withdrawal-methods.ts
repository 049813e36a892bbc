import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CountryCode, CurrencyCode } from '../../shapes/common.ts'
import { PaymentMethod } from '../../shapes/payment.ts'

export const listWithdrawalMethods = operation('listWithdrawalMethods', {
  summary: 'The ways to pay out, for a currency and the country of the player.',
  method: 'GET',
  path: '/api/payment/methods/withdrawal',
  auth: 'player',
  query: z.strictObject({ currency: CurrencyCode, country: CountryCode.optional() }),
  reply: z.array(PaymentMethod),
})
