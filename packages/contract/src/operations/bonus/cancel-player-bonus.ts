import { operation } from '../../core/operation.ts'
import { PlayerBonus } from '../../shapes/bonus.ts'
import { IdParams } from '../../shapes/common.ts'

export const cancelPlayerBonus = operation('cancelPlayerBonus', {
  summary: 'Gives a bonus up.',
  method: 'PUT',
  path: '/api/game/player-bonuses/{id}/cancel',
  auth: 'player',
  params: IdParams,
  reply: PlayerBonus,
  refusals: ['not_found', 'bonus_not_available', 'bonus_locked'],
})
