import { Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { listDebts } from '../../modules/money/wallet/index.ts'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { findTicket, giveTicketBack, listExposures, listTickets } from '../../modules/play/tickets/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

const main = (currency: string, amount: string) => toMainNumber(BigInt(amount), currencyByCode(currency)!.subunitToUnit)

/** What operators see and do about sports bets. */
export const ticketHandlers = {
  listPlayerTickets: handleRead('listPlayerTickets', async ({ params, query, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const { rows, totalRows } = await listTickets(db, { playerId, isSettled: query.isSettled }, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  voidTicket: handle('voidTicket', async ({ params, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const before = await findTicket(tx, playerId, params.ticketId)
    if (!before) throw new Refusal('not_found')
    const data = await giveTicketBack(tx, before.id, services.clock.now())
    if (!data) throw new Refusal('ticket_closed')
    audit.wrote({ subject: { kind: 'player', id: playerId }, before, after: data })
    return { data }
  }),

  listEventExposures: handleRead('listEventExposures', async ({ query, db }) => {
    const { rows, totalRows } = await listExposures(db, sliceOf(query))
    const data = rows.map(({ staked, payoutMax, eventDate, ...event }) => ({
      ...event,
      eventDate: eventDate.toISOString(),
      staked: main(event.currency, staked),
      payoutMax: main(event.currency, payoutMax),
    }))
    return { data, meta: metaOf(query, totalRows) }
  }),

  listDebts: handleRead('listDebts', async ({ query, db, audit }) => {
    const { rows, totalRows } = await listDebts(db, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    const data = rows.map(({ amount, ...debt }) => ({ ...debt, amount: main(debt.currency, amount) }))
    return { data, meta: metaOf(query, totalRows) }
  }),
} satisfies Partial<OperatorHandlers>
