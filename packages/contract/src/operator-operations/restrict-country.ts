import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CountryParams, RestrictedCountry, Restriction } from '../shapes/desk/house.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const restrictCountry = operatorOperation('restrictCountry', {
  summary: 'Closes a country, or its sign-in and registration, or opens it again. Every process follows at once.',
  method: 'PUT',
  path: '/api/operator/countries/{country}',
  roles: ['risk', 'owner'],
  params: CountryParams,
  body: z.strictObject({ restriction: Restriction, reason: Reason }),
  reply: RestrictedCountry,
})
