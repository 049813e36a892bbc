import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerFreespin } from '../shapes/bonus.ts'
import { Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const cancelHeldFreeSpins = operatorOperation('cancelHeldFreeSpins', {
  summary: 'Ends free spins of a player before their time. What their rounds have won stays the player’s.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/free-spins/{freeSpinsId}/cancel',
  roles: ['payments', 'owner'],
  params: z.strictObject({ playerId: Id, freeSpinsId: Id }),
  body: z.strictObject({ reason: Reason }),
  reply: PlayerFreespin,
  refusals: ['bonus_not_available'],
})
