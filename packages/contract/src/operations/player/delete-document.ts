import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Document } from '../../shapes/player.ts'

export const deleteDocument = operation('deleteDocument', {
  summary: 'Takes back a document. The reply is what is left.',
  method: 'DELETE',
  path: '/api/player/documents/{id}',
  auth: 'player',
  params: IdParams,
  reply: z.array(Document),
  refusals: ['not_found', 'document_approved'],
})
