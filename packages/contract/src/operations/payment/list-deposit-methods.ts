import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CountryCode, CurrencyCode } from '../../shapes/common.ts'
import { PaymentMethod } from '../../shapes/payment.ts'

export const listDepositMethods = operation('listDepositMethods', {
  summary: 'The ways to pay in, for a currency and the country of the player.',
  method: 'GET',
  path: '/api/payment/methods/deposit',
  auth: 'player',
  query: z.strictObject({ currency: CurrencyCode, country: CountryCode.optional() }),
  reply: z.array(PaymentMethod),
  refusals: ['deposits_stopped', 'profile_limited', 'identity_required', 'agreements_open'],
})
