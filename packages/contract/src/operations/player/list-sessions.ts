import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery } from '../../shapes/common.ts'
import { Session } from '../../shapes/player.ts'

export const listSessions = operation('listSessions', {
  summary: 'The sessions of the player, newest first.',
  method: 'GET',
  path: '/api/player/sessions',
  auth: 'player',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Session),
  meta: PageMeta,
})
