import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { Spin } from '../shapes/game.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listPlayerRounds = operatorOperation('listPlayerRounds', {
  summary: 'The rounds of a player, the newest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/rounds',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Spin),
  meta: PageMeta,
})
