import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Platform } from '../../kinds.ts'
import { CountryCode, pageQuery } from '../../shapes/common.ts'
import { Winner } from '../../shapes/game.ts'

export const listWinners = operation('listWinners', {
  summary: 'The latest wins of anybody, newest first.',
  method: 'GET',
  path: '/api/game/spins/winners',
  auth: 'none',
  query: z.strictObject({
    ...pageQuery,
    platform: z.enum(Platform).optional(),
    countryCode: CountryCode.optional(),
  }),
  reply: z.array(Winner),
})
