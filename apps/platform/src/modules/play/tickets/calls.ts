import { BetStatus } from '@baize/contract/kinds'
import { one, type Queryable } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { answerOnce, hashOf, type Outcome } from '../rounds/index.ts'
import type { CashOutRequest, ResettleRequest, SettleRequest, VoidRequest } from './requests.ts'

interface Called {
  source: string
  now: Date
}

const statuses = {
  won: BetStatus.won,
  half_won: BetStatus.won,
  dead_heat: BetStatus.won,
  half_lost: BetStatus.lost,
  lost: BetStatus.lost,
  void: BetStatus.refund,
  open: BetStatus.pending,
}

/** Pays what an open ticket has come to. */
export function settle(db: Queryable, called: Called, request: SettleRequest): Promise<SignedAnswer> {
  const hash = hashOf('settle', request.ticketId, request.result, request.payout)
  return pay(db, called, request, hash, statuses[request.result], null)
}

/** Pays the price for which the player gives an open ticket, or a part of it, back to the company. */
export function cashOut(db: Queryable, called: Called, request: CashOutRequest): Promise<SignedAnswer> {
  const { ticketId, payout, stakeLeft } = request
  const hash = hashOf('cash-out', ticketId, stakeLeft ?? '', payout)
  const status = stakeLeft === undefined ? BetStatus.cashout : BetStatus.pending
  return pay(db, called, request, hash, status, stakeLeft ?? null)
}

function pay(
  db: Queryable,
  called: Called,
  request: SettleRequest | CashOutRequest,
  hash: Buffer,
  status: number,
  stakeLeft: string | null,
): Promise<SignedAnswer> {
  const values = [hash, request.ticketId, status, stakeLeft, request.payout]
  return move(db, called, 'ticket_pay', request.transactionId, values)
}

/** Settles a ticket anew that was settled or voided before. */
export function resettle(db: Queryable, called: Called, request: ResettleRequest): Promise<SignedAnswer> {
  const { transactionId, ticketId, result, payout } = request
  const hash = hashOf('resettle', ticketId, result, payout)
  return move(db, called, 'ticket_resettle', transactionId, [hash, ticketId, statuses[result], payout])
}

/** Gives the stake of an open ticket back; one that never came is refused when it does. */
export function voidTicket(db: Queryable, called: Called, request: VoidRequest): Promise<SignedAnswer> {
  const { transactionId, ticketId } = request
  return move(db, called, 'ticket_void', transactionId, [hashOf('void', ticketId), ticketId])
}

/** Has a function of `tickets.sql` carry a call out, with what all of them are given around its own values. */
function move(
  db: Queryable,
  { source, now }: Called,
  name: 'ticket_pay' | 'ticket_resettle' | 'ticket_void',
  transactionId: string,
  own: unknown[],
): Promise<SignedAnswer> {
  const values = [source, transactionId, ...own, now, uuidv7(now.getTime())]
  const places = values.map((_, place) => `$${place + 1}`).join(', ')
  return answerOnce(() => one<Outcome>(db, { name, text: `SELECT * FROM ${name}(${places})` }, values))
}
