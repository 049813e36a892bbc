import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PointCorrection } from '../shapes/desk/loyalty.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listPointCorrections = operatorOperation('listPointCorrections', {
  summary: 'The points operators gave a player or took away, the latest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/loyalty/corrections',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(PointCorrection),
  meta: PageMeta,
})
