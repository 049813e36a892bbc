import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { documentRejectReasons } from '../kinds.ts'
import { requiredText } from '../shapes/common.ts'
import { DocumentParams, ReviewedDocument } from '../shapes/desk/documents.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const rejectDocument = operatorOperation('rejectDocument', {
  summary: 'Sends a document that waits back, and tells its player why in their language, with a sentence of your own.',
  method: 'PUT',
  path: '/api/operator/documents/{documentId}/reject',
  roles: ['risk'],
  params: DocumentParams,
  body: z.strictObject({
    why: z.enum(documentRejectReasons),
    note: requiredText(500).optional(),
    reason: Reason,
  }),
  reply: ReviewedDocument,
  refusals: ['document_decided'],
})
