import { operatorOperation } from '../core/operation.ts'
import { PlayerParams } from '../shapes/desk/players.ts'
import { ShortCheck } from '../shapes/short-check.ts'

export const getPlayerShortCheck = operatorOperation('getPlayerShortCheck', {
  summary: 'How the play of a player changed: the same figures that the player sees.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/short-check',
  roles: ['risk'],
  params: PlayerParams,
  reply: ShortCheck,
})
