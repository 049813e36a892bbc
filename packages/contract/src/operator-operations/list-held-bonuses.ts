import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerBonusStatus } from '../kinds.ts'
import { PlayerBonus } from '../shapes/bonus.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listHeldBonuses = operatorOperation('listHeldBonuses', {
  summary: 'The bonuses of a player, the newest first, with how far they are wagered and how they ended.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/bonuses',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery, status: z.array(z.enum(PlayerBonusStatus)).max(10).optional() }),
  reply: z.array(PlayerBonus),
  meta: PageMeta,
})
