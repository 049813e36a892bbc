import type { Bet } from '@baize/contract'
import { afterCommit, many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import { isUuid, uuidv7 } from '@baize/kit'
import { hashOf, type Outcome, wakeListeners } from '../rounds/index.ts'

/** The ticket of the player as the wire carries it. */
export async function findTicket(db: Queryable, playerId: string, id: string): Promise<Bet | undefined> {
  if (!isUuid(id)) return undefined
  const text = 'SELECT ticket_json(id) AS bet FROM ticket WHERE id = $1 AND player_id = $2'
  return (await maybeOne<{ bet: Bet }>(db, text, [id, playerId]))?.bet
}

/**
 * Gives the stake of an open ticket back because the house says so; `null` when it is open no more. The company is
 * answered `ticket_closed` when it settles the ticket.
 */
export async function giveTicketBack(tx: Tx, id: string, now: Date): Promise<Bet | null> {
  const { is_moved, bet } = await one<Pick<Outcome, 'is_moved'> & { bet: Bet }>(
    tx,
    `SELECT voided.is_moved, ticket_json(ticket.id) AS bet
     FROM ticket, ticket_void(source, 'desk ' || ticket.id, $2, reference, $3, $4) voided WHERE ticket.id = $1`,
    [id, hashOf('desk', id), now, uuidv7(now.getTime())],
  )
  if (!is_moved) return null
  afterCommit(tx, wakeListeners)
  return (await maybeOne<{ bet: Bet }>(tx, 'SELECT ticket_json($1) AS bet', [id]))?.bet ?? bet
}

/** What open tickets of one currency on one event come to, in smallest units. */
export interface Exposure {
  source: string
  eventId: string
  event: string
  discipline: string
  eventDate: Date
  currency: string
  ticketCount: number
  staked: string
  payoutMax: string
}

/** Events with open tickets, what they can cost most first. */
export async function listExposures(
  db: Queryable,
  slice: { limit: number; offset: number },
): Promise<{ rows: Exposure[]; totalRows: number }> {
  const open = `FROM ticket JOIN ticket_item item ON item.ticket_id = ticket.id WHERE status = 1`
  const { totalRows } = await one<{ totalRows: number }>(
    db,
    `SELECT count(DISTINCT (source, event_id, currency))::integer AS "totalRows" ${open}`,
  )
  const rows = await many<Exposure>(
    db,
    `SELECT source, event_id AS "eventId", min(event) AS event, min(discipline) AS discipline,
       min(event_date) AS "eventDate", currency, count(DISTINCT ticket.id)::integer AS "ticketCount",
       sum(staked)::text AS staked, sum(payout_max)::text AS "payoutMax"
     FROM (SELECT DISTINCT ticket.id, ticket.source, currency, coalesce(stake_left, amount) AS staked,
         payout_max - cashed_out AS payout_max, event_id, event, discipline, event_date ${open}) AS ticket
     GROUP BY source, event_id, currency
     ORDER BY sum(payout_max) DESC, source, event_id, currency LIMIT $1 OFFSET $2`,
    [slice.limit, slice.offset],
  )
  return { rows, totalRows }
}
