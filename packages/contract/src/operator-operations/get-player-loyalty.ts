import { operatorOperation } from '../core/operation.ts'
import { PlayerLoyalty } from '../shapes/desk/loyalty.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const getPlayerLoyalty = operatorOperation('getPlayerLoyalty', {
  summary: 'The points and the level of a player, and what became of the rewards of the levels they reached.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/loyalty',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  reply: PlayerLoyalty,
})
