import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Collection } from '../../shapes/game.ts'

export const listCollections = operation('listCollections', {
  summary: 'The collections of games, in menu order.',
  method: 'GET',
  path: '/api/game/collections',
  auth: 'none',
  reply: z.array(Collection),
})
