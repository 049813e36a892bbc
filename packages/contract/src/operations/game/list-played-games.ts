import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Platform } from '../../kinds.ts'
import { CountryCode, pageQuery } from '../../shapes/common.ts'
import { Game } from '../../shapes/game.ts'

export const listPlayedGames = operation('listPlayedGames', {
  summary: 'The games the player played, the latest first.',
  method: 'GET',
  path: '/api/game/games/played',
  auth: 'player',
  query: z.strictObject({
    ...pageQuery,
    platform: z.enum(Platform).optional(),
    countryCode: CountryCode.optional(),
  }),
  reply: z.array(Game),
})
