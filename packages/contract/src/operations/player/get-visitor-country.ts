import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CountryCode } from '../../shapes/common.ts'

export const getVisitorCountry = operation('getVisitorCountry', {
  summary: 'The country the visitor comes from.',
  method: 'GET',
  path: '/api/player/init',
  auth: 'none',
  reply: z.strictObject({ country: CountryCode.nullable() }),
})
