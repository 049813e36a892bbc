import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Session } from '../shapes/player.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerSessionParams } from '../shapes/desk/players.ts'

export const closePlayerSession = operatorOperation('closePlayerSession', {
  summary: 'Ends one session of a player, with its sockets. Its page says that the house ended it.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/sessions/{sessionId}/close',
  roles: ['support', 'risk', 'owner'],
  params: PlayerSessionParams,
  body: z.strictObject({ reason: Reason }),
  reply: Session,
})
