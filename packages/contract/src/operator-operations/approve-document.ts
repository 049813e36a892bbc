import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { DocumentParams, Reason, ReviewedDocument } from '../shapes/operator.ts'

export const approveDocument = operatorOperation('approveDocument', {
  summary: 'Accepts a document that waits, and tells its player.',
  method: 'PUT',
  path: '/api/operator/documents/{documentId}/approve',
  roles: ['risk'],
  params: DocumentParams,
  body: z.strictObject({ reason: Reason }),
  reply: ReviewedDocument,
  refusals: ['document_decided'],
})
