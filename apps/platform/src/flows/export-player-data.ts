import { withTransaction, type Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { listMessages } from '../modules/delivery/notifications/index.ts'
import { listInvoices } from '../modules/money/payouts/index.ts'
import { listAccounts } from '../modules/money/wallet/index.ts'
import { type ArchivedSection, findOpenRequest, keepArchive, makeArchive } from '../modules/person/exports/index.ts'
import { listPasskeys } from '../modules/person/passkeys/index.ts'
import { findPlayer, listAgreements, toProfile } from '../modules/person/players/index.ts'
import { listSessions } from '../modules/person/sessions/index.ts'
import type { Services } from '../services.ts'
import { listSpins } from './list-spins.ts'

/** Rows read at once: a player of many years is no reason to hold them all twice. */
const PORTION = 1000

/** Puts together everything that is kept about the player of a request. Safe to repeat. */
export async function exportPlayerData(services: Services, exportId: string): Promise<void> {
  const { pool, clock, config } = services
  const request = await findOpenRequest(pool, exportId)
  if (!request) return
  const { sections, locale } = await withTransaction(pool, (tx) => gather(tx, request.playerId))
  const madeAt = clock.now()
  const file = await makeArchive(sections, { locale, siteName: config.mail.siteName, madeAt })
  await keepArchive(pool, exportId, file, madeAt)
}

/** All of one moment, so that no row is missed or told twice while others are written. */
async function gather(tx: Tx, id: string): Promise<{ sections: ArchivedSection[]; locale: string | null }> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const player = await findPlayer(tx, id)
  assert(player, 'a player is never deleted')
  const profile = Object.entries(toProfile(player)).map(([member, value]) => ({ member, value }))
  const invoices = await all((slice) => listInvoices(tx, { playerId: id, locale: player.locale }, {}, slice))
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
  return { sections, locale: player.locale }
}

/** The whole of a list, portion by portion. */
async function all<Row>(list: (slice: { limit: number; offset: number }) => Promise<{ rows: Row[] }>): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const { rows } = await list({ limit: PORTION, offset: found.length })
    found.push(...rows)
    if (rows.length < PORTION) return found
  }
}
