import { z } from 'zod'
import { documentRejectReasons, DocumentStatus } from '../../kinds.ts'
import { Id, Instant, ShortText, text } from '../common.ts'
import { DocumentType } from '../player.ts'

export const DocumentParams = z.strictObject({ documentId: Id })

/** A document with what became of it, as those who check see it. */
export const ReviewedDocument = z.strictObject({
  id: Id,
  playerId: Id,
  type: DocumentType,
  fileName: ShortText,
  status: z.enum(DocumentStatus),
  /** Why it was sent back, and the sentence that was added. */
  why: z.enum(documentRejectReasons).nullable(),
  note: text(500).nullable(),
  reviewedBy: Id.nullable(),
  reviewedAt: Instant.nullable(),
  createdAt: Instant,
})
export type ReviewedDocument = z.output<typeof ReviewedDocument>

/** The file of a document. Whoever saves it gives it an end of its own, by `contentType`. */
export const DocumentFile = z.strictObject({
  fileName: ShortText,
  contentType: z.enum(['image/jpeg', 'application/pdf']),
  /** Base64 of at most ten megabytes, or of a picture drawn anew. */
  content: text(48 * 1024 * 1024),
})
export type DocumentFile = z.output<typeof DocumentFile>
