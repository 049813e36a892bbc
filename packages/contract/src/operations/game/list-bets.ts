import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery } from '../../shapes/common.ts'
import { Bet } from '../../shapes/game.ts'

export const listBets = operation('listBets', {
  summary: 'The sports bets of the player, newest first.',
  method: 'GET',
  path: '/api/game/bets',
  auth: 'player',
  query: z.strictObject({ ...pageQuery, isSettled: z.boolean().optional() }),
  reply: z.array(Bet),
  meta: PageMeta,
})
