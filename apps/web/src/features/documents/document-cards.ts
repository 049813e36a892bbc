import type { Document, DocumentType } from '@baize/contract'
import { DocumentStatus } from '@baize/contract/kinds'

/** The cards to choose from, each with the parts it is made of. */
export const documentCards = {
  passport: ['identity_front', 'identity_back'],
  identity_selfie_id: ['identity_selfie_id'],
  address: ['address'],
  payment: ['payment', 'payment_back'],
  other: ['other'],
} as const satisfies Record<string, readonly DocumentType[]>

export type DocumentCard = keyof typeof documentCards

/** The card an address names, or null when it names none. */
export function cardOf(name: unknown): DocumentCard | null {
  return typeof name === 'string' && Object.hasOwn(documentCards, name) ? (name as DocumentCard) : null
}

/** Documents of a part, the newest first. */
export function documentsOf(documents: readonly Document[], part: DocumentType): Document[] {
  return documents.filter(({ type }) => type === part)
}

/**
 * How a card stands by the newest document of each of its parts: rejected where one is, or where a part is missing
 * beside others; else waiting where one is; else approved. Null where nothing was sent.
 */
export function cardStatus(documents: readonly Document[], card: DocumentCard): DocumentStatus | null {
  const newest = documentCards[card].map((part) => documentsOf(documents, part)[0]?.status)
  if (newest.every((status) => status === undefined)) return null
  if (newest.some((status) => status === undefined || status === DocumentStatus.canceled))
    return DocumentStatus.canceled
  return newest.includes(DocumentStatus.pending) ? DocumentStatus.pending : DocumentStatus.approve
}

/** The names under which the content has words for each status. */
export const statusNames = {
  [DocumentStatus.approve]: 'approve',
  [DocumentStatus.pending]: 'pending',
  [DocumentStatus.canceled]: 'canceled',
} as const

/** A part with nothing that is approved or waits asks for a file by itself. */
export function isWanted(documents: readonly Document[], part: DocumentType): boolean {
  return documentsOf(documents, part).every(({ status }) => status === DocumentStatus.canceled)
}
