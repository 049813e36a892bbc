import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerBonusStatus } from '../kinds.ts'
import { PlayerFreespin } from '../shapes/bonus.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listHeldFreeSpins = operatorOperation('listHeldFreeSpins', {
  summary: 'The free spins of a player, the newest first, with how many are played and how they ended.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/free-spins',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery, status: z.array(z.enum(PlayerBonusStatus)).max(10).optional() }),
  reply: z.array(PlayerFreespin),
  meta: PageMeta,
})
