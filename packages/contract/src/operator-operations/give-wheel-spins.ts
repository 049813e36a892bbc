import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'
import { PlayerWheelSpin } from '../shapes/desk/wheels.ts'

export const giveWheelSpins = operatorOperation('giveWheelSpins', {
  summary: 'Gives a player spins of a wheel. Nobody on a break is given some.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/wheel-spins',
  roles: ['payments', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ wheelId: Id, amount: z.int().min(1).max(100), reason: Reason }),
  reply: z.array(PlayerWheelSpin),
  refusals: ['bonus_not_available'],
  isKeyed: true,
})
