import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { ReviewedDocument } from '../shapes/desk/documents.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listPlayerDocuments = operatorOperation('listPlayerDocuments', {
  summary: 'What a player handed in and what became of it, the newest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/documents',
  roles: ['risk'],
  params: PlayerParams,
  reply: z.array(ReviewedDocument),
})
