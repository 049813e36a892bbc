import { operatorOperation } from '../core/operation.ts'
import { DocumentFile, DocumentParams } from '../shapes/desk/documents.ts'

export const readDocument = operatorOperation('readDocument', {
  summary: 'The file of a document, in base64: a JPEG drawn anew, or a PDF without anything active.',
  method: 'GET',
  path: '/api/operator/documents/{documentId}/file',
  roles: ['risk'],
  params: DocumentParams,
  reply: DocumentFile,
})
