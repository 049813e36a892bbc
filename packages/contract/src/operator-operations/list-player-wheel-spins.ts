import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerParams } from '../shapes/desk/players.ts'
import { PlayerWheelSpin } from '../shapes/desk/wheels.ts'

export const listPlayerWheelSpins = operatorOperation('listPlayerWheelSpins', {
  summary: 'The wheel spins of a player, the newest first: where each came from, and what it drew.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/wheel-spins',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject(pageQuery),
  reply: z.array(PlayerWheelSpin),
  meta: PageMeta,
})
