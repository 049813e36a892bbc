import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PointCorrection } from '../shapes/desk/loyalty.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const correctPoints = operatorOperation('correctPoints', {
  summary: 'Gives a player points, or takes them away. A level that was reached stays reached.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/loyalty/corrections',
  roles: ['support', 'payments', 'owner'],
  params: PlayerParams,
  body: z.strictObject({
    /** Below zero to take away. */
    points: z.int().min(-1_000_000).max(1_000_000),
    reason: Reason,
  }),
  reply: PointCorrection,
  isKeyed: true,
})
