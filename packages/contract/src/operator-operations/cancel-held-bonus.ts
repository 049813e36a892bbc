import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerBonus } from '../shapes/bonus.ts'
import { Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const cancelHeldBonus = operatorOperation('cancelHeldBonus', {
  summary: 'Ends a bonus of a player before its time, a locked one too. Its money goes back, cash stays as it is.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/bonuses/{heldBonusId}/cancel',
  roles: ['payments', 'owner'],
  params: z.strictObject({ playerId: Id, heldBonusId: Id }),
  body: z.strictObject({ reason: Reason }),
  reply: PlayerBonus,
  refusals: ['bonus_not_available'],
})
