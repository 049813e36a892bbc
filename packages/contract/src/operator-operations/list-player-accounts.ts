import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerAccount, PlayerParams } from '../shapes/desk/players.ts'

export const listPlayerAccounts = operatorOperation('listPlayerAccounts', {
  summary: 'The accounts of a player, hidden ones too, the active one first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/accounts',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  reply: z.array(PlayerAccount),
})
