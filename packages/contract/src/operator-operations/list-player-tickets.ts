import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerParams } from '../shapes/desk/players.ts'
import { Bet } from '../shapes/game.ts'

export const listPlayerTickets = operatorOperation('listPlayerTickets', {
  summary: 'The sports bets of a player, the newest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/tickets',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery, isSettled: z.boolean().optional() }),
  reply: z.array(Bet),
  meta: PageMeta,
})
