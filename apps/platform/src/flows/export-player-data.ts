import { LimitDefinition } from '@baize/contract/kinds'
import { withTransaction, type Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { listMessages } from '../modules/delivery/notifications/index.ts'
import { listInvoices } from '../modules/money/payouts/index.ts'
import { listAccounts, listAllAccounts } from '../modules/money/wallet/index.ts'
import { documentsOf, documentView, readFileOf, type StoredDocument } from '../modules/person/documents/index.ts'
import {
  type ArchivedFile,
  type ArchivedSection,
  findOpenRequest,
  keepArchive,
  makeArchive,
} from '../modules/person/exports/index.ts'
import { listPasskeys } from '../modules/person/passkeys/index.ts'
import { findPlayer, listAgreements, toProfile } from '../modules/person/players/index.ts'
import { listSessions } from '../modules/person/sessions/index.ts'
import type { Services } from '../services.ts'
import { accountStatement } from './account-statement.ts'
import { listLimits } from './limits.ts'
import { listSpins } from './list-spins.ts'

/** Rows read at once: a player of many years is no reason to hold them all twice. */
const PORTION = 1000

/** The archive is one answer of the API; what is beyond is named in it, and handed over by an operator. */
const FILES_MAX_BYTES = 16 * 1024 * 1024

const PURSES = ['cash', 'bonus', 'held'] as const

/** Puts together everything that is kept about the player of a request. Safe to repeat. */
export async function exportPlayerData(services: Services, exportId: string): Promise<void> {
  const { pool, clock, config } = services
  const request = await findOpenRequest(pool, exportId)
  if (!request) return
  const { sections, documents, locale } = await withTransaction(pool, (tx) => gather(tx, services, request.playerId))
  const files = await filesOf(services, documents)
  const rows = documents.map((document) => ({
    ...documentView(document, locale),
    file: files.find(({ documentId }) => documentId === document.id)?.path ?? null,
  }))
  const shown = ['createdAt', 'type', 'fileName', 'file', 'rejectReason']
  const madeAt = clock.now()
  const setting = { locale, siteName: config.mail.siteName, madeAt }
  const file = await makeArchive([...sections, { name: 'documents', rows, shown }], files, setting)
  await keepArchive(pool, exportId, file, madeAt)
}

/**
 * What the player handed in, the newest first, as far as an archive carries it. Read outside any transaction, because
 * the store may be another house's; one that was taken back meanwhile is left out.
 */
async function filesOf(
  services: Services,
  documents: readonly StoredDocument[],
): Promise<(ArchivedFile & { documentId: string })[]> {
  const files: (ArchivedFile & { documentId: string })[] = []
  let sizeBytes = 0
  for (const document of documents) {
    const found = await readFileOf(services, document).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (!found || sizeBytes + found.bytes.length > FILES_MAX_BYTES) continue
    sizeBytes += found.bytes.length
    const day = document.createdAt.toISOString().slice(0, 'YYYY-MM-DD'.length)
    const path = `documents/${day}-${document.id}.${found.contentType.split('/')[1]}`
    files.push({ documentId: document.id, path, bytes: found.bytes })
  }
  return files
}

/** All of one moment, so that no row is missed or told twice while others are written. */
async function gather(
  tx: Tx,
  services: Services,
  id: string,
): Promise<{ sections: ArchivedSection[]; documents: StoredDocument[]; locale: string | null }> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const player = await findPlayer(tx, id)
  assert(player, 'a player is never deleted')
  const profile = Object.entries(toProfile(player)).map(([member, value]) => ({ member, value }))
  const invoices = await all((slice) =>
    listInvoices(tx, { playerId: id, locale: player.locale, mayDecline: false }, {}, slice),
  )
  const sections: ArchivedSection[] = [
    { name: 'profile', rows: profile, shown: ['member', 'value'] },
    {
      name: 'agreements',
      rows: (await listAgreements(tx, id)).map(({ agreedAt, address, ...agreement }) => ({
        ...agreement,
        agreedAt: agreedAt.toISOString(),
        ip: address,
      })),
      shown: ['agreedAt', 'document', 'version', 'ip'],
    },
    {
      name: 'accounts',
      rows: await listAccounts(tx, id),
      shown: ['currency', 'balance', 'realBalance', 'bonusBalance', 'lockedBalance'],
    },
    { name: 'postings', rows: await postingsOf(tx, id), shown: ['postedAt', 'kind', 'purse', 'amount', 'currency'] },
    {
      name: 'payments',
      rows: invoices,
      shown: ['createdAt', 'kind', 'paymentMethod', 'amount', 'currency'],
    },
    {
      name: 'rounds',
      rows: await all((slice) => listSpins(tx, id, slice)),
      shown: ['createdAt', 'game', 'amount', 'payout', 'currency'],
    },
    {
      name: 'limits',
      rows: (await listLimits(tx, services, id)).map(({ definition, ...limit }) => ({
        ...limit,
        definition: DEFINITIONS[definition],
      })),
      shown: ['startedAt', 'expiredAt', 'definition', 'period', 'amount', 'currentAmount', 'currency'],
    },
    {
      name: 'signIns',
      rows: await all((slice) => listSessions(tx, id, slice)),
      shown: ['createdAt', 'closedAt', 'deviceType', 'userAgent', 'ip', 'country'],
    },
    { name: 'passkeys', rows: await listPasskeys(tx, id), shown: ['name', 'createdAt', 'lastUsedAt'] },
    {
      name: 'messages',
      rows: (await all((slice) => listMessages(tx, id, slice))).map(({ content, ...message }) => ({
        ...message,
        ...content,
      })),
      shown: ['createdAt', 'title', 'body', 'readAt'],
    },
  ]
  return { sections, documents: await documentsOf(tx, id), locale: player.locale }
}

/** Every movement of the player's money, by account and by the part of it that moved. */
async function postingsOf(tx: Tx, playerId: string): Promise<Record<string, unknown>[]> {
  const postings: Record<string, unknown>[] = []
  for (const { id: accountId } of await listAllAccounts(tx, playerId))
    for (const purse of PURSES) {
      const lines = await all((slice) => accountStatement(tx, { playerId, accountId, purse }, slice))
      postings.push(...lines.map((line) => ({ purse, ...line })))
    }
  return postings
}

const DEFINITIONS = Object.fromEntries(Object.entries(LimitDefinition).map(([name, number]) => [number, name]))

/** The whole of a list, portion by portion. */
async function all<Row>(list: (slice: { limit: number; offset: number }) => Promise<{ rows: Row[] }>): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const { rows } = await list({ limit: PORTION, offset: found.length })
    found.push(...rows)
    if (rows.length < PORTION) return found
  }
}
