import type { DataExport } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, type SealedFor, sealBytes, unsealBytes, uuidv7 } from '@baize/kit'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import type { ExportedData } from './exported-data.ts'
import * as store from './store.ts'

/** Puts the archive of one request together. */
export const exportJob = jobKind<{ exportId: string }>('export-player-data')

interface Ports {
  clock: Clock
  config: { tokenSecret: string }
}

/** Long enough to find a quiet evening, short enough that copies do not pile up. */
const KEPT_MS = 7 * 86_400_000

/** Asks for an archive; one that is being made already is the answer. Of two requests at once one is made. */
export async function requestExport(tx: Tx, playerId: string, now: Date): Promise<DataExport> {
  await store.lockRequests(tx, playerId)
  const latest = await store.readLatest(tx, playerId, now)
  if (latest && latest.readyAt === null) return exportView(latest)
  const id = uuidv7(now.getTime())
  const made = { id, playerId, requestedAt: now, readyAt: null, expiresAt: new Date(now.getTime() + KEPT_MS) }
  await store.insertExport(tx, made)
  await addJob(tx, exportJob, { exportId: id })
  return exportView(made)
}

/** The latest archive of the player that was not removed yet, or the request for one. */
export async function findExport(db: Queryable, playerId: string, now: Date): Promise<DataExport | null> {
  const latest = await store.readLatest(db, playerId, now)
  return latest ? exportView(latest) : null
}

/** A piece of the latest archive of the player that is ready, opened; undefined when there is no such piece. */
export async function readPiece(
  db: Queryable,
  { clock, config }: Ports,
  playerId: string,
  position: number,
): Promise<{ requestedAt: Date; partCount: number; bytes: Buffer } | undefined> {
  const piece = await store.readPiece(db, playerId, position, clock.now())
  if (!piece || piece.fileId === null) return piece
  const bytes = unsealBytes(config.tokenSecret, sealedFor(piece.fileId, position), piece.bytes)
  return { ...piece, bytes }
}

/** Whose archive is to be made; undefined when that was done, or is not wanted any more. */
export function findOpenRequest(db: Queryable, id: string): Promise<ExportedData | undefined> {
  return store.readOpen(db, id)
}

/**
 * Where an archive of a request is kept while it is made: sealed, piece by piece. `finish` hands it to the player; a
 * second one for the same request is let go.
 */
export function openArchive(
  db: Queryable,
  { clock, config }: Ports,
  exportId: string,
): { keep: (piece: Buffer, position: number) => Promise<void>; finish: (partCount: number) => Promise<void> } {
  const fileId = uuidv7(clock.now().getTime())
  return {
    async keep(piece, position) {
      const bytes = sealBytes(config.tokenSecret, sealedFor(fileId, position), piece)
      await store.insertPiece(db, { exportId, fileId, position, bytes })
    },
    async finish(partCount) {
      if (!(await store.saveReady(db, exportId, { fileId, partCount, now: clock.now() })))
        await store.removeFile(db, fileId)
    },
  }
}

function sealedFor(fileId: string, position: number): SealedFor {
  return { purpose: 'exports', id: `${fileId} ${position}` }
}

/** Removes archives that are over, the oldest first; returns how many. */
export function clearExports(db: Queryable, now: Date, countMax: number): Promise<number> {
  return store.removeExpired(db, now, countMax)
}

function exportView({ requestedAt, readyAt, expiresAt }: ExportedData): DataExport {
  return {
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
