import { operation } from '../../core/operation.ts'
import { PlayerFreespin } from '../../shapes/bonus.ts'
import { IdParams } from '../../shapes/common.ts'

export const activatePlayerFreespin = operation('activatePlayerFreespin', {
  summary: 'Starts issued free spins: their game offers the rounds from now on.',
  method: 'PUT',
  path: '/api/game/player-freespins/{id}/activate',
  auth: 'player',
  params: IdParams,
  reply: PlayerFreespin,
  refusals: ['not_found', 'bonus_not_available'],
})
