import { operatorOperation } from '../core/operation.ts'
import { PlayerIdentity, PlayerParams } from '../shapes/desk/players.ts'

export const getPlayerIdentity = operatorOperation('getPlayerIdentity', {
  summary: 'How the check of an identity stands, and which other accounts are of the same person.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/identity',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  reply: PlayerIdentity,
})
