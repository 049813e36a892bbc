import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerParams, PlayerReferral } from '../shapes/desk/players.ts'

export const listPlayerReferrals = operatorOperation('listPlayerReferrals', {
  summary: 'Whom a player brought, how far each is and what it brought, the newest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/referrals',
  roles: ['support', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(PlayerReferral),
  meta: PageMeta,
})
