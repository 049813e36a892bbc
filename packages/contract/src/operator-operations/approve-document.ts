import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { DocumentParams, ReviewedDocument } from '../shapes/desk/documents.ts'
import { Reason } from '../shapes/desk/operators.ts'

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
