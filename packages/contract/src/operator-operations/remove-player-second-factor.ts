import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const removePlayerSecondFactor = operatorOperation('removePlayerSecondFactor', {
  summary:
    'Takes the second factor away from a player who lost it and proved who they are in another way. Every session ends.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/second-factor/removal',
  roles: ['risk', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ reason: Reason }),
  reply: z.strictObject({ id: Id }),
})
