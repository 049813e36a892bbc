import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerParams } from '../shapes/desk/players.ts'
import { Session } from '../shapes/player.ts'

export const listPlayerSessions = operatorOperation('listPlayerSessions', {
  summary: 'The sessions of a player, open and closed, the newest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/sessions',
  roles: ['support', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Session),
  meta: PageMeta,
})
