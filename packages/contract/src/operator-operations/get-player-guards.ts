import { operatorOperation } from '../core/operation.ts'
import { PlayerGuards, PlayerParams } from '../shapes/desk/players.ts'

export const getPlayerGuards = operatorOperation('getPlayerGuards', {
  summary: 'What a player signs in by: passkeys, second factor, password. Neither keys nor codes.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/guards',
  roles: ['support', 'risk', 'owner'],
  params: PlayerParams,
  reply: PlayerGuards,
})
