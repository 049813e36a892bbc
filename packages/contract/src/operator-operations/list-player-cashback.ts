import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerCashback } from '../shapes/desk/cashback.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listPlayerCashback = operatorOperation('listPlayerCashback', {
  summary: 'What a player got of each period of cashback, and why nothing, the latest period first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/cashback',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(PlayerCashback),
  meta: PageMeta,
})
