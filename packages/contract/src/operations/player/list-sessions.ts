import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery } from '../../shapes/common.ts'
import { Session } from '../../shapes/player.ts'

export const listSessions = operation('listSessions', {
  summary: 'The sessions of the player, newest first; with `isOpen` those that are open, or those that are over.',
  method: 'GET',
  path: '/api/player/sessions',
  auth: 'player',
  query: z.strictObject({ ...pageQuery, isOpen: z.boolean().optional() }),
  reply: z.array(Session),
  meta: PageMeta,
})
