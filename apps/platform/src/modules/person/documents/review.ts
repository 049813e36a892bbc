import { type DocumentRejectReason, DocumentStatus, KycType } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { isUuid, Refusal } from '@baize/kit'
import { publish } from '../../ground/outbox/index.ts'
import { decide, type StoredDocument } from './document.ts'
import type { KeptType } from './inspect/verdict.ts'
import type { DocumentPorts } from './ports.ts'
import {
  countWaiting,
  lockDocument,
  readDocument,
  readDocuments,
  readObject,
  readWaiting,
  saveDecision,
} from './store.ts'
import { openFile } from './vault.ts'

/** What a person decided about a document. The note is a sentence for its owner. */
export type Judgement = { kind: 'approve' } | { kind: 'reject'; reason: DocumentRejectReason; note: string | null }

/** A document before and after; the same when it had been decided so already. */
export interface Reviewed {
  before: StoredDocument
  after: StoredDocument
}

/** Documents that wait for a person, the oldest first, with how many there are. */
export async function listWaiting(
  db: Queryable,
  slice: { limit: number; offset: number },
): Promise<{ rows: StoredDocument[]; totalRows: number }> {
  return { rows: await readWaiting(db, slice), totalRows: await countWaiting(db) }
}

/** What a player handed in, the newest first. */
export function documentsOf(db: Queryable, playerId: string): Promise<StoredDocument[]> {
  return readDocuments(db, playerId)
}

/** The document with this id, whoever's it is; refuses `not_found`. */
export async function findDocument(db: Queryable, id: string): Promise<StoredDocument> {
  const document = isUuid(id) ? await readDocument(db, id) : undefined
  if (!document) throw new Refusal('not_found')
  return document
}

/** What was handed in, opened. For the eyes of those who review. */
export async function readFileOf(
  { pool, documents }: DocumentPorts,
  { objectId }: StoredDocument,
): Promise<{ bytes: Buffer; contentType: KeptType }> {
  const object = await readObject(pool, objectId)
  if (!object) throw new Refusal('not_found')
  const closed = await documents.storage.get(objectId)
  return { bytes: openFile(documents.keys, objectId, object, closed), contentType: object.contentType }
}

/**
 * Approves or rejects a document that waits, and tells the player's open pages. The same word again changes nothing.
 * Refuses `not_found`, and `document_decided` when another word was said before.
 */
export async function review(
  tx: Tx,
  id: string,
  judgement: Judgement,
  { reviewer, now }: { reviewer: string; now: Date },
): Promise<Reviewed> {
  const before = isUuid(id) ? await lockDocument(tx, id, null) : undefined
  if (!before) throw new Refusal('not_found')
  const status = judgement.kind === 'approve' ? DocumentStatus.approve : DocumentStatus.canceled
  const outcome = decide(before.status, status)
  if (outcome === 'refused') throw new Refusal('document_decided')
  if (outcome === 'same') return { before, after: before }
  const after = await saveDecision(tx, id, {
    status,
    rejectReason: judgement.kind === 'reject' ? judgement.reason : null,
    rejectNote: judgement.kind === 'reject' ? judgement.note : null,
    reviewedBy: reviewer,
    reviewedAt: now,
  })
  const data = { event: 'player.kyc.updated', type: KycType.document, value: status === DocumentStatus.approve }
  await publish(tx, { channel: `player:profile#${before.playerId}`, data })
  return { before, after }
}
