import type { DocumentRejectReason } from '@baize/contract'

/** Why a document was not accepted, as its owner reads it. A reviewer may add a sentence. */
export type RejectTexts = Record<DocumentRejectReason, string>
