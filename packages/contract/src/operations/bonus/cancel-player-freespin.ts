import { operation } from '../../core/operation.ts'
import { PlayerFreespin } from '../../shapes/bonus.ts'
import { IdParams } from '../../shapes/common.ts'

export const cancelPlayerFreespin = operation('cancelPlayerFreespin', {
  summary: 'Gives free spins up. What their rounds have won stays the player’s, under the terms.',
  method: 'PUT',
  path: '/api/game/player-freespins/{id}/cancel',
  auth: 'player',
  params: IdParams,
  reply: PlayerFreespin,
  refusals: ['not_found', 'bonus_not_available'],
})
