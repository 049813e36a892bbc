import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery } from '../../shapes/common.ts'
import { Spin } from '../../shapes/game.ts'

export const listSpins = operation('listSpins', {
  summary: 'The casino rounds of the player, newest first.',
  method: 'GET',
  path: '/api/game/spins',
  auth: 'player',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Spin),
  meta: PageMeta,
})
