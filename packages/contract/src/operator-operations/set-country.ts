import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CurrencyCode, LocaleCode } from '../shapes/common.ts'
import { CountryParams, HouseCountry } from '../shapes/desk/house.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const setCountry = operatorOperation('setCountry', {
  summary:
    'Says whether people who live in a country may register, and which currency and language they are offered first. What is left out stays; players from there go on.',
  method: 'PUT',
  path: '/api/operator/countries/{country}/newcomers',
  roles: ['risk', 'owner'],
  params: CountryParams,
  body: z.strictObject({
    takesNewcomers: z.boolean().optional(),
    currency: CurrencyCode.optional(),
    locale: LocaleCode.optional(),
    reason: Reason,
  }),
  reply: HouseCountry,
})
