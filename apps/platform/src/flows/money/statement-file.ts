import { Readable } from 'node:stream'
import type { StatementFile, StatementFormat, StatementRequest } from '@baize/contract'
import { playerNumber } from '@baize/contract/people'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { keptSince } from '../../modules/money/ledger/index.ts'
import { periodOf } from '../../modules/money/payments/index.ts'
import {
  csvOf,
  pdfOf,
  ReadableLines,
  readRange,
  type StatementHead,
  wordsIn,
} from '../../modules/money/statements/index.ts'
import { findAccountIn, findPurses } from '../../modules/money/wallet/index.ts'
import {
  type ExportedData,
  failExport,
  findExport,
  findOpenRequest,
  keepStream,
  openArchive,
  readPiece,
  requestExport,
} from '../../modules/person/exports/index.ts'
import { findPlayer, type Player } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'

/** Lines on paper: more are not read, and each costs a moment to set. The CSV file has every movement. */
const LINES_MAX = 2000

const CONTENT_TYPES: Readonly<Record<StatementFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** What a statement is of, as its request keeps it. */
interface Terms {
  accountId: string
  currency: string
  format: StatementFormat
  from: string
  /** The first moment after it. */
  to: string
}

/** Asks for a statement of the account in a currency. Refuses `not_found` without one, and a period that ends before it begins. */
export async function askForStatement(
  tx: Tx,
  services: Services,
  playerId: string,
  { currency, format, ...edges }: StatementRequest,
): Promise<StatementFile> {
  const now = services.clock.now()
  const account = await findAccountIn(tx, playerId, currency)
  const player = await findPlayer(tx, playerId)
  if (!account || !player) throw new Refusal('not_found')
  const { from: asked = player.createdAt, to: last = now } = periodOf(edges)
  // What has left the database cannot be told; the statement says from when it is.
  const from = new Date(Math.max(asked.getTime(), (await keptSince(tx))?.getTime() ?? 0))
  const to = new Date(Math.min(last.getTime() + 1, now.getTime()))
  // Whoever registered this very moment has a statement too: of nothing.
  if (from > last || from > now) throw new Refusal('validation', { dateFrom: [{ code: 'date' }] })
  const terms: Terms = { accountId: account.id, currency, format, from: from.toISOString(), to: to.toISOString() }
  return viewOf(await requestExport(tx, { playerId, kind: 'statement', terms }, now))
}

/** The latest statement of the player that was not removed yet, or the request for one. */
export async function findStatement(
  db: Queryable,
  services: Services,
  playerId: string,
): Promise<StatementFile | null> {
  const latest = await findExport(db, playerId, 'statement', services.clock.now())
  return latest && viewOf(latest)
}

/** A piece of the latest statement that is ready. Refuses `not_found`. */
export async function readStatementPiece(db: Queryable, services: Services, playerId: string, position: number) {
  const piece = await readPiece(db, services, { playerId, kind: 'statement', position })
  if (!piece) throw new Refusal('not_found')
  const { currency, format, from, to } = piece.terms as Terms
  const days = [from, new Date(Date.parse(to) - 1).toISOString()].map((at) => at.slice(0, 'YYYY-MM-DD'.length))
  return {
    fileName: `statement-${currency}-${days.join('-to-')}.${format}`,
    contentType: CONTENT_TYPES[format],
    content: piece.bytes.toString('base64'),
    partCount: piece.partCount,
    requestedAt: piece.requestedAt.toISOString(),
  }
}

/** Writes the statement of a request. Safe to repeat. What breaks it off is told to its player and thrown on. */
export async function writeStatementFile(services: Services, exportId: string): Promise<void> {
  const { pool, clock } = services
  const request = await findOpenRequest(pool, exportId)
  if (!request) return
  try {
    const player = await findPlayer(pool, request.playerId)
    assert(player, 'a player is never deleted')
    const { keep, finish } = openArchive(pool, services, exportId)
    const partCount = await withTransaction(pool, async (tx) => {
      // All of one moment, so that movements and balances agree while others are written.
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      return keepStream(await fileOf(tx, services, player, request), keep)
    })
    await finish(partCount)
  } catch (error) {
    await failExport(pool, exportId, clock.now())
    throw error
  }
}

async function fileOf(
  tx: Tx,
  { config }: Services,
  player: Player,
  { requestedAt, terms }: ExportedData,
): Promise<AsyncIterable<Buffer>> {
  const { accountId, currency, format, ...edges } = terms as Terms
  const purses = await findPurses(tx, player.id, accountId)
  const definition = currencyByCode(currency)
  assert(purses && definition, 'accounts are never removed, and are in currencies of the house')
  const period = { from: new Date(edges.from), to: new Date(edges.to) }
  const { statement, movements } = await readRange(tx, purses, period)
  const head: StatementHead = {
    ...statement,
    ...period,
    ...wordsIn(player.locale),
    siteName: config.mail.siteName,
    player: nameOf(player),
    subunitToUnit: definition.subunitToUnit,
    madeAt: requestedAt,
    timeZone: player.timeZone ?? 'UTC',
  }
  if (format === 'csv') return Readable.from(csvOf(head, movements), { objectMode: false })
  const lines = new ReadableLines(statement.opening, LINES_MAX, head.timeZone)
  for await (const portion of movements) for (const movement of portion) lines.add(movement)
  return pdfOf(head, lines.all(), lines.grain)
}

function nameOf({ id, firstName, lastName }: Player): string {
  return [firstName, lastName, playerNumber(id)].filter(Boolean).join(' ')
}

function viewOf({ readyAt, failedAt, requestedAt, expiresAt, terms }: ExportedData): StatementFile {
  const { currency, format, from, to } = terms as Terms
  return {
    state: readyAt ? 'ready' : failedAt ? 'failed' : 'making',
    currency,
    format,
    dateFrom: from,
    dateTo: new Date(Date.parse(to) - 1).toISOString(),
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
