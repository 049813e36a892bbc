import { LimitDefinition, PlayerBonusResult, PlayerBonusStatus } from '@baize/contract/kinds'
import { withTransaction, type Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { listMessages } from '../../modules/delivery/notifications/index.ts'
import { listNotes } from '../../modules/desk/notes/index.ts'
import { listAddresses } from '../../modules/money/addresses/index.ts'
import { listInvoices } from '../../modules/money/payouts/index.ts'
import { listAccounts, listAllAccounts } from '../../modules/money/wallet/index.ts'
import { listSpins as listFreeSpins } from '../../modules/offers/free-spins/index.ts'
import { listCorrections } from '../../modules/offers/loyalty/index.ts'
import { findBrought } from '../../modules/person/affiliates/index.ts'
import { documentsOf, documentView, readFileOf, type StoredDocument } from '../../modules/person/documents/index.ts'
import {
  Archive,
  type ArchivedRow,
  type ArchivedSection,
  findOpenRequest,
  openArchive,
} from '../../modules/person/exports/index.ts'
import { findCheck, findPerson } from '../../modules/person/identity/index.ts'
import { listPasskeys } from '../../modules/person/passkeys/index.ts'
import { listQuestsOf, TAKEN_STATES } from '../../modules/offers/quests/index.ts'
import { listPlayerSpins } from '../../modules/offers/wheels/index.ts'
import { findAffiliateTags, findPlayer, listAgreements, toProfile } from '../../modules/person/players/index.ts'
import { listSessions } from '../../modules/person/sessions/index.ts'
import { listBonuses } from '../../modules/play/wagering/index.ts'
import { listTickets } from '../../modules/play/tickets/index.ts'
import type { Services } from '../../services.ts'
import { accountStatement } from '../money/account-statement.ts'
import { listLimits } from '../play/limits.ts'
import { listSpins } from '../play/list-spins.ts'
import { loyaltyOf } from '../offers/loyalty/loyalty-levels.ts'
import { notificationPreferences } from '../delivery/notification-preferences.ts'
import { questDataView } from '../offers/quests/quest-figures.ts'
import { playerSpinView } from '../offers/wheels/wheel-figures.ts'
import { listShortChecks } from '../play/short-checks.ts'

/** Rows read at once: a player of many years is no reason to hold them all. */
const PORTION = 5000

const PURSES = ['cash', 'bonus', 'held'] as const

/** Puts together everything that is kept about the player of a request. Safe to repeat. */
export async function exportPlayerData(services: Services, exportId: string): Promise<void> {
  const { pool, clock, config } = services
  const request = await findOpenRequest(pool, exportId)
  if (!request) return
  const player = await findPlayer(pool, request.playerId)
  assert(player, 'a player is never deleted')
  const madeAt = clock.now()
  const { keep, finish } = openArchive(pool, services, exportId)
  const archive = new Archive({ locale: player.locale, siteName: config.mail.siteName, madeAt }, keep)
  const documents = await withTransaction(pool, async (tx) => {
    // All of one moment, so that no row is missed or told twice while others are written.
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    for (const section of sectionsOf(tx, services, player.id)) await archive.addSection(section)
    return documentsOf(tx, player.id)
  })
  const paths = await addFiles(services, archive, documents)
  const rows = documents.map((document) => ({
    ...documentView(document, player.locale),
    file: paths.get(document.id) ?? null,
  }))
  const shown = ['createdAt', 'type', 'fileName', 'file', 'rejectReason']
  await archive.addSection({ name: 'documents', portions: once(() => Promise.resolve(rows)), shown })
  await finish(await archive.finish())
}

/**
 * Adds what the player handed in, the newest first, and resolves to where each lies. Read outside any transaction, because the store may be another house's; one that was taken back meanwhile is left out.
 */
async function addFiles(
  services: Services,
  archive: Archive,
  documents: readonly StoredDocument[],
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  for (const document of documents) {
    const found = await readFileOf(services, document).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (!found) continue
    const day = document.createdAt.toISOString().slice(0, 'YYYY-MM-DD'.length)
    const path = `documents/${day}-${document.id}.${found.contentType.split('/')[1]}`
    await archive.addFile({ path, bytes: found.bytes })
    paths.set(document.id, path)
  }
  return paths
}

/** Everything but documents. Nothing is read before the portions are. */
function sectionsOf(tx: Tx, services: Services, id: string): ArchivedSection[] {
  return [
    { name: 'profile', portions: once(() => profileOf(tx, id)), shown: ['member', 'value'] },
    {
      name: 'agreements',
      portions: once(() => agreementsOf(tx, id)),
      shown: ['agreedAt', 'document', 'version', 'ip'],
    },
    {
      name: 'accounts',
      portions: once(() => listAccounts(tx, id)),
      shown: ['currency', 'balance', 'realBalance', 'bonusBalance', 'lockedBalance'],
    },
    { name: 'postings', portions: postingsOf(tx, id), shown: ['postedAt', 'kind', 'purse', 'amount', 'currency'] },
    {
      name: 'payments',
      portions: invoicesOf(tx, id),
      shown: ['createdAt', 'kind', 'paymentMethod', 'amount', 'currency'],
    },
    {
      name: 'addresses',
      portions: inPortions((slice) => listAddresses(tx, id, slice)),
      shown: ['createdAt', 'currency', 'network', 'address', 'tag'],
    },
    {
      name: 'rounds',
      portions: inPortions((slice) => listSpins(tx, id, slice)),
      shown: ['createdAt', 'game', 'amount', 'isFree', 'payout', 'currency'],
    },
    {
      name: 'bets',
      portions: inPortions((slice) => listTickets(tx, { playerId: id }, slice)),
      shown: ['createdAt', 'roundId', 'coefficient', 'amount', 'payout', 'currency', 'status'],
    },
    {
      name: 'bonuses',
      portions: given((slice) => listBonuses(tx, { playerId: id }, slice)),
      shown: ['createdAt', 'name', 'amount', 'currency', 'status', 'result'],
    },
    {
      name: 'freeSpins',
      portions: given((slice) => listFreeSpins(tx, { playerId: id }, slice)),
      shown: ['createdAt', 'name', 'count', 'usedCount', 'status', 'result'],
    },
    {
      name: 'levels',
      portions: once(() => levelsOf(tx, id)),
      shown: ['updatedAt', 'points', 'level'],
    },
    {
      name: 'quests',
      portions: inPortions(async (slice) => ({
        rows: (await listQuestsOf(tx, id, TAKEN_STATES, slice)).map(questDataView),
      })),
      shown: ['startedAt', 'name', 'state', 'expiredAt', 'closedAt'],
    },
    {
      name: 'wheelSpins',
      portions: inPortions(async (slice) => ({ rows: (await listPlayerSpins(tx, id, slice)).map(playerSpinView) })),
      shown: ['grantedAt', 'wheelId', 'state', 'sectorId'],
    },
    {
      name: 'limits',
      portions: once(() => limitsOf(tx, services, id)),
      shown: ['startedAt', 'expiredAt', 'definition', 'period', 'amount', 'currentAmount', 'currency'],
    },
    {
      name: 'shortChecks',
      portions: inPortions((slice) => listShortChecks(tx, id, slice)),
      shown: ['askedAt', 'answer', 'answeredAt'],
    },
    {
      name: 'signIns',
      portions: inPortions((slice) => listSessions(tx, id, slice)),
      shown: ['createdAt', 'closedAt', 'deviceType', 'userAgent', 'ip', 'country'],
    },
    { name: 'passkeys', portions: once(() => listPasskeys(tx, id)), shown: ['name', 'createdAt', 'lastUsedAt'] },
    { name: 'identity', portions: once(() => identityOf(tx, id)), shown: ['toldAt', 'state', 'reason'] },
    {
      name: 'notifications',
      portions: once(() => notificationsOf(tx, services, id)),
      shown: ['member', 'value'],
    },
    { name: 'notes', portions: notesOf(tx, id), shown: ['writtenAt', 'text'] },
    { name: 'messages', portions: messagesOf(tx, id), shown: ['createdAt', 'title', 'body', 'readAt'] },
  ]
}

/** Where the player stands, and the points operators gave or took. */
async function levelsOf(tx: Tx, id: string): Promise<ArchivedRow[]> {
  const { points, currentLevel, updatedAt } = await loyaltyOf(tx, id)
  const given = await listCorrections(tx, id, { limit: PORTION, offset: 0 })
  return [
    { updatedAt, points, level: currentLevel.order },
    ...given.map(({ points: corrected, createdAt }) => ({ updatedAt: createdAt, points: corrected, level: null })),
  ]
}

async function profileOf(tx: Tx, id: string): Promise<ArchivedRow[]> {
  const player = await findPlayer(tx, id)
  assert(player, 'a player is never deleted')
  const tag = (await findAffiliateTags(tx, [id])).get(id)
  const brought = await findBrought(tx, id)
  return Object.entries({
    ...toProfile(player),
    ...(tag !== undefined && { affiliateTag: tag }),
    // Whom the house tells of the player, and under which name.
    ...(brought && { affiliateCompany: brought.companyId, affiliateReference: brought.reference }),
  }).map(([member, value]) => ({ member, value }))
}

async function agreementsOf(tx: Tx, id: string): Promise<ArchivedRow[]> {
  const agreements = await listAgreements(tx, id)
  return agreements.map(({ agreedAt, address, ...agreement }) => ({
    ...agreement,
    agreedAt: agreedAt.toISOString(),
    ip: address,
  }))
}

async function limitsOf(tx: Tx, services: Services, id: string): Promise<ArchivedRow[]> {
  const limits = await listLimits(tx, services, id)
  return limits.map(({ definition, ...limit }) => ({ ...limit, definition: DEFINITIONS[definition] }))
}

/** What the player wants to hear of, when not, and in how many browsers. */
async function notificationsOf(tx: Tx, services: Services, id: string): Promise<ArchivedRow[]> {
  const { topics, quietHours, timeZone, push } = await notificationPreferences(tx, services, id)
  const choices = topics.flatMap(({ topic, site, email, push: pushed }) => [
    { member: `${topic} site`, value: site.isOn },
    { member: `${topic} email`, value: email?.isOn ?? null },
    { member: `${topic} push`, value: pushed.isOn },
  ])
  const quiet = quietHours && `${quietHours.from}-${quietHours.to}`
  return [
    ...choices,
    { member: 'quietHours', value: quiet },
    { member: 'timeZone', value: timeZone },
    { member: 'browsers', value: push.devices.length },
  ]
}

/** How the check stands, and by what a company knows the player. Of the person only keyed hashes are kept, if any. */
async function identityOf(tx: Tx, id: string): Promise<ArchivedRow[]> {
  const check = await findCheck(tx, id)
  if (!check) return []
  const { state, reason, companyId, applicantId, toldAt } = check
  const { documentHash, nameHash } = await findPerson(tx, id)
  const isPersonKnownAgain = documentHash !== null || nameHash !== null
  const told = toldAt.getTime() > 0 ? toldAt.toISOString() : null
  return [{ state, reason, companyId, applicantId, toldAt: told, isPersonKnownAgain }]
}

async function* invoicesOf(tx: Tx, playerId: string): AsyncGenerator<ArchivedRow[]> {
  const { locale } = (await findPlayer(tx, playerId))!
  yield* inPortions((slice) => listInvoices(tx, { playerId, locale, mayDecline: false }, {}, slice))
}

/** What operators wrote down, without who did; suspicions must not be told. */
async function* notesOf(tx: Tx, playerId: string): AsyncGenerator<ArchivedRow[]> {
  const notes = inPortions((slice) => listNotes(tx, { playerId, withConfidential: false }, slice))
  for await (const portion of notes)
    yield portion.map(({ id, text, corrects, writtenAt }) => ({
      id,
      text,
      corrects,
      writtenAt: writtenAt.toISOString(),
    }))
}

async function* messagesOf(tx: Tx, id: string): AsyncGenerator<ArchivedRow[]> {
  for await (const portion of inPortions((slice) => listMessages(tx, id, slice)))
    yield portion.map(({ content, ...message }) => ({ ...message, ...content }))
}

/** Every movement of the player's money, by account and by the part of it that moved. */
async function* postingsOf(tx: Tx, playerId: string): AsyncGenerator<ArchivedRow[]> {
  for (const { id: accountId } of await listAllAccounts(tx, playerId))
    for (const purse of PURSES) {
      const lines = inPortions((slice) => accountStatement(tx, { playerId, accountId, purse }, slice))
      for await (const portion of lines) yield portion.map((line) => ({ purse, ...line }))
    }
}

/** What the house gave, with words for how it stands and how it ended. */
async function* given<Row extends { status: number; result: number }>(
  list: (slice: { limit: number; offset: number; isNewestFirst: boolean }) => Promise<{ rows: Row[] }>,
): AsyncGenerator<ArchivedRow[]> {
  for await (const portion of inPortions((slice) => list({ ...slice, isNewestFirst: true })))
    yield portion.map((row) => ({ ...row, status: STATUSES[row.status], result: RESULTS[row.result] }))
}

const STATUSES = Object.fromEntries(Object.entries(PlayerBonusStatus).map(([name, number]) => [number, name]))
const RESULTS = Object.fromEntries(Object.entries(PlayerBonusResult).map(([name, number]) => [number, name]))
const DEFINITIONS = Object.fromEntries(Object.entries(LimitDefinition).map(([name, number]) => [number, name]))

/** The whole of a list. */
async function* inPortions<Row>(
  list: (slice: { limit: number; offset: number }) => Promise<{ rows: Row[] }>,
): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += PORTION) {
    const { rows } = await list({ limit: PORTION, offset })
    yield rows
    if (rows.length < PORTION) return
  }
}

/** A list that is short by its nature. */
async function* once<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read()
}
