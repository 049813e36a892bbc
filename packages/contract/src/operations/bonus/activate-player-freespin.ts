import { operation } from '../../core/operation.ts'
import { PlayerFreespin } from '../../shapes/bonus.ts'
import { IdParams } from '../../shapes/common.ts'

export const activatePlayerFreespin = operation('activatePlayerFreespin', {
  summary: 'Makes issued free spins the active ones.',
  method: 'PUT',
  path: '/api/game/player-freespins/{id}/activate',
  auth: 'player',
  params: IdParams,
  reply: PlayerFreespin,
  refusals: ['not_found', 'bonus_not_available', 'bonus_locked'],
})
