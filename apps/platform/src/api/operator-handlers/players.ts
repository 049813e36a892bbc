import { accountStatement } from '../../flows/money/account-statement.ts'
import { blockPlayer } from '../../flows/person/block-player.ts'
import { listSpins } from '../../flows/play/list-spins.ts'
import { periodOf } from '../../modules/money/payments/index.ts'
import { listInvoices } from '../../modules/money/payouts/index.ts'
import { listAllAccounts } from '../../modules/money/wallet/index.ts'
import {
  detailsOf,
  listPlayers,
  type StandingChange,
  summaryOf,
  unblockPlayer,
} from '../../modules/person/players/index.ts'
import { closeSession, listSessions } from '../../modules/person/sessions/index.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

export const playerHandlers = {
  listPlayers: handleRead('listPlayers', async ({ query, db, audit }) => {
    const { rows, totalRows } = await listPlayers(db, query, sliceOf(query))
    audit.looked(...rows.map(({ id }) => id))
    return { data: rows.map(summaryOf), meta: metaOf(query, totalRows) }
  }),

  getPlayer: handleRead('getPlayer', async ({ params, db }) => ({
    data: detailsOf(await playerOf(db, params.playerId)),
  })),

  listPlayerAccounts: handleRead('listPlayerAccounts', async ({ params, db }) => {
    const { id } = await playerOf(db, params.playerId)
    return { data: await listAllAccounts(db, id) }
  }),

  listStatement: handleRead('listStatement', async ({ params, query, db }) => {
    const { purse = 'cash' } = query
    const { rows, totalRows } = await accountStatement(db, { ...params, purse }, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listPlayerRounds: handleRead('listPlayerRounds', async ({ params, query, db }) => {
    const { id } = await playerOf(db, params.playerId)
    const { rows, totalRows } = await listSpins(db, id, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listPlayerSessions: handleRead('listPlayerSessions', async ({ params, query, db }) => {
    const { id } = await playerOf(db, params.playerId)
    const { rows, totalRows } = await listSessions(db, id, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  closePlayerSession: handle('closePlayerSession', async ({ params, services, tx, audit }) => {
    const { playerId, sessionId } = params
    const { id } = await playerOf(tx, playerId)
    const data = await closeSession(tx, services, { playerId: id, sessionId, endedBy: 'house' })
    audit.wrote({ subject: { kind: 'player', id }, before: null, after: { sessionId, closedAt: data.closedAt } })
    return { data }
  }),

  listPlayerInvoices: handleRead('listPlayerInvoices', async ({ params, query, db }) => {
    const { id } = await playerOf(db, params.playerId)
    const { type, currency, status } = query
    const filter = { ...periodOf(query), types: type, currencies: currency, statuses: status }
    const { rows, totalRows } = await listInvoices(
      db,
      { playerId: id, locale: null, mayDecline: false },
      filter,
      sliceOf(query),
    )
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  blockPlayer: handle('blockPlayer', async ({ params, services, tx, audit }) => {
    const { id } = await playerOf(tx, params.playerId)
    return { data: told(audit, id, await blockPlayer(tx, services, id)) }
  }),

  unblockPlayer: handle('unblockPlayer', async ({ params, services, tx, audit }) => {
    const { id } = await playerOf(tx, params.playerId)
    return { data: told(audit, id, await unblockPlayer(tx, id, services.clock.now())) }
  }),
} satisfies Partial<OperatorHandlers>

function told(audit: AuditTrail, id: string, { before, after }: StandingChange) {
  audit.wrote({ subject: { kind: 'player', id }, before: { status: before }, after: { status: after } })
  return { id, status: after }
}
