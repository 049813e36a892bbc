import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Identity } from '../../shapes/common.ts'
import { Game } from '../../shapes/game.ts'

export const getGame = operation('getGame', {
  summary: 'One game, by id or identity.',
  method: 'GET',
  path: '/api/game/games/{id}',
  auth: 'none',
  params: z.strictObject({ id: Identity }),
  reply: Game,
  refusals: ['not_found'],
})
