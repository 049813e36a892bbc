import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Limit } from '../../shapes/limit.ts'

export const listLimits = operation('listLimits', {
  summary: 'The limits the player set on themselves, running and pending.',
  method: 'GET',
  path: '/api/player/limits',
  auth: 'player',
  reply: z.array(Limit),
})
