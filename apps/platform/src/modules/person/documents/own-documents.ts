import { type Document, DocumentStatus } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { isUuid, Refusal } from '@baize/kit'
import { documentView } from './document.ts'
import { lockDocument, readDocuments, releaseObject, removeDocument } from './store.ts'

/** The player's documents, newest first, in their language. */
export async function listDocuments(
  db: Queryable,
  { id, locale }: { id: string; locale: string | null },
): Promise<Document[]> {
  return (await readDocuments(db, id)).map((document) => documentView(document, locale))
}

/** Takes back a document of the player; its file goes with it. Refuses `not_found` and `document_approved`. */
export async function takeBack(tx: Tx, playerId: string, id: string, now: Date): Promise<void> {
  const document = isUuid(id) ? await lockDocument(tx, id, playerId) : undefined
  if (!document) throw new Refusal('not_found')
  if (document.status === DocumentStatus.approve) throw new Refusal('document_approved')
  await removeDocument(tx, id)
  await releaseObject(tx, document.objectId, now)
}
