import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Identity } from '../../shapes/common.ts'
import { Game } from '../../shapes/game.ts'

export const removeFavoriteGame = operation('removeFavoriteGame', {
  summary: 'Makes a game no longer a favourite. The reply is all favourites after the change.',
  method: 'DELETE',
  path: '/api/game/games/{id}/favorite',
  auth: 'player',
  params: z.strictObject({ id: Identity }),
  reply: z.array(Game),
  refusals: ['not_found'],
})
