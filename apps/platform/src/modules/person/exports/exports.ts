import { isDeepStrictEqual } from 'node:util'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, type SealedFor, sealBytes, unsealBytes, uuidv7 } from '@baize/kit'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import type { ExportedData, ExportKind } from './exported-data.ts'
import * as store from './store.ts'

/** Puts the archive of one request together. */
export const exportJob = jobKind<{ exportId: string }>('export-player-data')

/** Writes the statement of one request. */
export const statementJob = jobKind<{ exportId: string }>('write-statement-file')

const JOBS = { everything: exportJob, statement: statementJob } as const

interface Ports {
  clock: Clock
  config: { tokenSecret: string }
}

/** What a player asks for. */
export interface Wanted {
  playerId: string
  kind: ExportKind
  terms?: object
}

/** Long enough to find a quiet evening, short enough that copies do not pile up. */
const KEPT_MS = 7 * 86_400_000

/** Asks for a file; the same one that is being made already is the answer. Of two requests at once one is made. */
export async function requestExport(tx: Tx, { playerId, kind, terms }: Wanted, now: Date): Promise<ExportedData> {
  await store.lockRequests(tx, playerId)
  const latest = await store.readLatest(tx, playerId, kind, now)
  const isBeingMade = latest && latest.readyAt === null && latest.failedAt === null
  if (isBeingMade && isDeepStrictEqual(latest.terms, terms ?? null)) return latest
  const id = uuidv7(now.getTime())
  const expiresAt = new Date(now.getTime() + KEPT_MS)
  const made = { id, playerId, kind, terms: terms ?? null, requestedAt: now, readyAt: null, failedAt: null, expiresAt }
  await store.insertExport(tx, made)
  await addJob(tx, JOBS[kind], { exportId: id })
  return made
}

/** The latest file of a kind that was not removed yet, or the request for one. */
export async function findExport(
  db: Queryable,
  playerId: string,
  kind: ExportKind,
  now: Date,
): Promise<ExportedData | null> {
  return (await store.readLatest(db, playerId, kind, now)) ?? null
}

/** A piece of the latest file of the player that is ready, opened; undefined when there is no such piece. */
export async function readPiece(
  db: Queryable,
  { clock, config }: Ports,
  wanted: { playerId: string; kind: ExportKind; position: number },
): Promise<{ requestedAt: Date; terms: object | null; partCount: number; bytes: Buffer } | undefined> {
  const piece = await store.readPiece(db, wanted, clock.now())
  if (!piece || piece.fileId === null) return piece
  const bytes = unsealBytes(config.tokenSecret, sealedFor(piece.fileId, wanted.position), piece.bytes)
  return { ...piece, bytes }
}

/** Notes that a file could not be made, so that its player is not left waiting; it is tried again. */
export function failExport(db: Queryable, id: string, now: Date): Promise<void> {
  return store.saveFailed(db, id, now)
}

/** Whose file is to be made; undefined when that was done, or is not wanted any more. */
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
