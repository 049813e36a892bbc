import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Count, Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const takeBackWheelSpins = operatorOperation('takeBackWheelSpins', {
  summary: 'Takes spins of a wheel back that a player holds: those given by mistake. What was drawn stays.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/wheel-spins/taken-back',
  roles: ['payments', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ wheelId: Id, amount: z.int().min(1).max(100), reason: Reason }),
  reply: z.strictObject({ takenBack: Count }),
  isKeyed: true,
})
