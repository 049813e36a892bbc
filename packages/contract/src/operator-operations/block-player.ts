import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams, PlayerStanding } from '../shapes/desk/players.ts'

export const blockPlayer = operatorOperation('blockPlayer', {
  summary:
    'Shuts a player out: sessions and sockets end at once, and signing in is refused. Closed accounts stay closed.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/block',
  roles: ['support', 'risk', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ reason: Reason }),
  reply: PlayerStanding,
  refusals: ['conflict'],
})
