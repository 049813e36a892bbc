import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery, text } from '../shapes/common.ts'
import { SwitchedGame } from '../shapes/desk/games.ts'

export const listSwitchedGames = operatorOperation('listSwitchedGames', {
  summary: 'Games of all studios by name, whether their studio offers them, and whether operators have them on.',
  method: 'GET',
  path: '/api/operator/games',
  roles: ['support', 'risk', 'content', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    name: text(255).optional(),
    source: text(64).optional(),
    isEnabled: z.boolean().optional(),
  }),
  reply: z.array(SwitchedGame),
  meta: PageMeta,
})
