import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { RestrictedCountry } from '../shapes/desk/house.ts'

export const listRestrictedCountries = operatorOperation('listRestrictedCountries', {
  summary: 'Countries that are closed, as a whole or for sign-in alone.',
  method: 'GET',
  path: '/api/operator/countries',
  roles: ['support', 'risk', 'content', 'owner'],
  reply: z.array(RestrictedCountry),
})
