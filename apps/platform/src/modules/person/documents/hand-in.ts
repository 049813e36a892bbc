import type { DocumentType } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import type { StoredDocument } from './document.ts'
import { inspect } from './inspect/index.ts'
import type { DocumentPorts } from './ports.ts'
import { DOCUMENTS_MAX, UNKEPT_LIFE_MS } from './rules.ts'
import { ScannerUnavailable } from './scanner/port.ts'
import { countDocuments, insertDocument, insertObject, keepObject, lockDocuments } from './store.ts'
import { closeFile } from './vault.ts'

/** A file that was judged, closed and stored, and that nobody keeps yet. */
export interface StoredFile {
  objectId: string
  fileName: string
}

/**
 * Judges a file and stores it closed, outside any transaction. Its row is there first and says when it goes again, so
 * that whatever ends halfway leaves nothing for ever. Refuses `validation` at `file` with what is wrong with it, and
 * `unavailable` when the scanner or the store gives no answer, and `too_many_documents`.
 */
export async function storeFile(
  ports: DocumentPorts,
  playerId: string,
  file: { path: string; name: string },
): Promise<StoredFile> {
  const { documents, clock, pool } = ports
  await demandRoom(pool, playerId)
  const verdict = await inspect(file.path, documents.scanner).catch((error: unknown) => unavailable(ports, error))
  if (verdict.kind === 'refused') throw new Refusal('validation', { file: [{ code: verdict.issue }] })
  const now = clock.now().getTime()
  const id = uuidv7(now)
  const { closed, ...wrapped } = closeFile(documents.keys, id, verdict.bytes)
  const object = { id, contentType: verdict.contentType, ...wrapped }
  await insertObject(pool, object, { sizeBytes: verdict.bytes.length, dueAt: new Date(now + UNKEPT_LIFE_MS) })
  try {
    await documents.storage.put(id, closed)
  } catch (error) {
    ports.logger.error('a document could not be stored', error)
    throw new Refusal('unavailable')
  }
  return { objectId: id, fileName: shownName(file.name) }
}

/** Makes a stored file a document that waits for a person. Refuses `too_many_documents`. */
export async function handIn(
  tx: Tx,
  playerId: string,
  { type, ...file }: StoredFile & { type: DocumentType },
  now: Date,
): Promise<StoredDocument> {
  await lockDocuments(tx, playerId)
  await demandRoom(tx, playerId)
  if (!(await keepObject(tx, file.objectId, now))) throw new Refusal('unavailable')
  return insertDocument(tx, { id: uuidv7(now.getTime()), playerId, type, ...file, createdAt: now })
}

async function demandRoom(db: Queryable, playerId: string): Promise<void> {
  if ((await countDocuments(db, playerId)) >= DOCUMENTS_MAX) throw new Refusal('too_many_documents')
}

/** The name as it is shown and written in letters: nothing in it breaks a line or turns the order of letters. */
function shownName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() || 'document'
}

function unavailable({ logger }: DocumentPorts, error: unknown): never {
  if (!(error instanceof ScannerUnavailable)) throw error
  logger.error('the virus scanner gave no answer', error)
  throw new Refusal('unavailable')
}
