import { operatorOperation } from '../core/operation.ts'
import { PlayerDetails, PlayerParams } from '../shapes/desk/players.ts'

export const getPlayer = operatorOperation('getPlayer', {
  summary: 'Everything that is known of who a player is.',
  method: 'GET',
  path: '/api/operator/players/{playerId}',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  reply: PlayerDetails,
})
