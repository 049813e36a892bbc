import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Country } from '../../shapes/settings.ts'

export const listCountries = operation('listCountries', {
  summary: 'The countries a player may come from.',
  method: 'GET',
  path: '/api/settings/countries',
  auth: 'none',
  reply: z.array(Country),
})
