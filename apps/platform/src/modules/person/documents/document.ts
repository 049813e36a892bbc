import {
  type Document,
  type DocumentRejectReason,
  DocumentStatus,
  type DocumentType,
  type ReviewedDocument,
} from '@baize/contract'
import { rejectTextIn } from './reject-texts/index.ts'

/** A document as the row has it. */
export interface StoredDocument {
  id: string
  playerId: string
  type: DocumentType
  fileName: string
  objectId: string
  status: DocumentStatus
  rejectReason: DocumentRejectReason | null
  /** What the reviewer added for the player, in their own words. */
  rejectNote: string | null
  reviewedBy: string | null
  reviewedAt: Date | null
  createdAt: Date
}

/** The document as its owner sees it, in their language. */
export function documentView(document: StoredDocument, locale: string | null): Document {
  const { id, fileName, status, type, createdAt, rejectReason, rejectNote } = document
  return {
    id,
    fileName,
    status,
    type,
    createdAt: createdAt.toISOString(),
    rejectReason: rejectReason === null ? null : whyRejected(rejectReason, rejectNote, locale),
  }
}

/** The document as those who check see it. */
export function reviewView(document: StoredDocument): ReviewedDocument {
  const { id, playerId, type, fileName, status, rejectReason, rejectNote, reviewedBy, reviewedAt, createdAt } = document
  return {
    id,
    playerId,
    type,
    fileName,
    status,
    why: rejectReason,
    note: rejectNote,
    reviewedBy,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** The reason in the reader's language, and what the reviewer added. */
export function whyRejected(reason: DocumentRejectReason, note: string | null, locale: string | null): string {
  const text = rejectTextIn(locale, reason)
  return note === null ? text : `${text} ${note}`
}

/** A decision is made once: what is decided stays so, and the same decision again changes nothing. */
export function decide(status: DocumentStatus, decided: DocumentStatus): 'changed' | 'same' | 'refused' {
  if (status === DocumentStatus.pending) return 'changed'
  return status === decided ? 'same' : 'refused'
}
