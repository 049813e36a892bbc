import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Document, DocumentType } from '../../shapes/player.ts'

export const uploadDocument = operation('uploadDocument', {
  summary: 'Hands in a document for verification.',
  method: 'POST',
  path: '/api/player/documents',
  auth: 'player',
  isKeyed: true,
  form: {
    filePart: 'file',
    fileSizeMaxBytes: 10 * 1024 * 1024,
    contentTypes: ['image/png', 'image/jpeg', 'application/pdf'],
  },
  body: z.strictObject({ type: DocumentType }),
  reply: Document,
  refusals: ['too_large', 'too_many_requests'],
  throttle: [{ count: 30, windowSeconds: 600, per: 'player' }],
})
