import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Document } from '../../shapes/player.ts'

export const listDocuments = operation('listDocuments', {
  summary: 'The documents the player handed in.',
  method: 'GET',
  path: '/api/player/documents',
  auth: 'player',
  reply: z.array(Document),
})
