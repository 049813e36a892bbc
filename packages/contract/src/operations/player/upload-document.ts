import { z } from 'zod'
import { documentFileMaxBytes, documentFileTypes } from '../../bounds.ts'
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
    fileSizeMaxBytes: documentFileMaxBytes,
    contentTypes: documentFileTypes,
  },
  body: z.strictObject({ type: DocumentType }),
  reply: Document,
  refusals: ['too_large', 'too_many_requests', 'too_many_documents'],
  throttle: [{ count: 30, windowSeconds: 600, per: 'player' }],
})
