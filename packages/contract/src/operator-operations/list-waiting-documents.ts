import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { ReviewedDocument } from '../shapes/desk/documents.ts'

export const listWaitingDocuments = operatorOperation('listWaitingDocuments', {
  summary: 'Documents that wait for somebody to check them, the oldest first.',
  method: 'GET',
  path: '/api/operator/documents',
  roles: ['risk'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(ReviewedDocument),
  meta: PageMeta,
})
