import { operation } from '../../core/operation.ts'
import { PlayerBonus } from '../../shapes/bonus.ts'
import { IdParams } from '../../shapes/common.ts'

export const activatePlayerBonus = operation('activatePlayerBonus', {
  summary: 'Makes an issued bonus the active one.',
  method: 'PUT',
  path: '/api/game/player-bonuses/{id}/activate',
  auth: 'player',
  params: IdParams,
  reply: PlayerBonus,
  refusals: ['not_found', 'bonus_not_available', 'bonus_locked'],
})
