import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams, PlayerStanding } from '../shapes/desk/players.ts'

export const unblockPlayer = operatorOperation('unblockPlayer', {
  summary: 'Lets a blocked player in again, with the standing from before.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/unblock',
  roles: ['support', 'risk', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ reason: Reason }),
  reply: PlayerStanding,
  refusals: ['conflict'],
})
