import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Game } from '../../shapes/game.ts'

export const listFavoriteGames = operation('listFavoriteGames', {
  summary: 'All favourite games of the player.',
  method: 'GET',
  path: '/api/game/games/favorites',
  auth: 'player',
  reply: z.array(Game),
})
