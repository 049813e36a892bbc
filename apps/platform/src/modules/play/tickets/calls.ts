import { createHash } from 'node:crypto'
import { BetStatus } from '@baize/contract/kinds'
import { one, type Queryable } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { wakeListeners } from '../rounds/index.ts'
import type { CashOutRequest, ResettleRequest, SettleRequest, VoidRequest } from './requests.ts'

/** What became of a call. */
export interface Outcome {
  answer: string | null
  is_conflict: boolean | null
  is_moved: boolean
}

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
export function settle(db: Queryable, { source, now }: Called, request: SettleRequest): Promise<SignedAnswer> {
  return finish(db, { source, now }, 'settle', request, statuses[request.result], request.payout)
}

/** Pays the price for which the player gives an open ticket, or a part of it, back to the company. */
export function cashOut(db: Queryable, { source, now }: Called, request: CashOutRequest): Promise<SignedAnswer> {
  const { transactionId, ticketId, payout, stakeLeft } = request
  if (stakeLeft !== undefined)
    return answerOnce(() =>
      one<Outcome>(
        db,
        { name: 'ticket_part', text: 'SELECT * FROM ticket_cash_out_part($1, $2, $3, $4, $5, $6, $7, $8)' },
        [
          source,
          transactionId,
          hashOf('cash-out', ticketId, stakeLeft, payout),
          ticketId,
          stakeLeft,
          payout,
          now,
          uuidv7(now.getTime()),
        ],
      ),
    )
  return finish(db, { source, now }, 'cash-out', request, BetStatus.cashout, request.payout)
}

/** Settles a ticket anew that was settled or voided before. */
export function resettle(db: Queryable, { source, now }: Called, request: ResettleRequest): Promise<SignedAnswer> {
  return finish(db, { source, now }, 'resettle', request, statuses[request.result], request.payout)
}

function finish(
  db: Queryable,
  { source, now }: Called,
  call: 'settle' | 'cash-out' | 'resettle',
  request: { transactionId: string; ticketId: string; result?: string },
  status: number,
  payout: string,
): Promise<SignedAnswer> {
  const hash = hashOf(call, request.ticketId, request.result ?? '', payout)
  const name = call === 'resettle' ? 'ticket_resettle' : 'ticket_settle'
  return answerOnce(() =>
    one<Outcome>(db, { name, text: `SELECT * FROM ${name}($1, $2, $3, $4, $5, $6, $7, $8)` }, [
      source,
      request.transactionId,
      hash,
      request.ticketId,
      status,
      payout,
      now,
      uuidv7(now.getTime()),
    ]),
  )
}

/** Gives the stake of an open ticket back; one that never came is refused when it does. */
export function voidTicket(db: Queryable, { source, now }: Called, request: VoidRequest): Promise<SignedAnswer> {
  const { transactionId, ticketId } = request
  return answerOnce(() =>
    one<Outcome>(db, { name: 'ticket_void', text: 'SELECT * FROM ticket_void($1, $2, $3, $4, $5, $6)' }, [
      source,
      transactionId,
      hashOf('void', ticketId),
      ticketId,
      now,
      uuidv7(now.getTime()),
    ]),
  )
}

/** Two calls used one transaction id at the same moment; the second try finds what the first one wrote. */
const RACED_CODES = new Set(['23505', 'LG002', '40P01', '40001'])

/** Answers with what the attempt came to, made again where it met another of the same id. */
export async function answerOnce(attempt: () => Promise<Outcome>): Promise<SignedAnswer> {
  try {
    return toAnswer(await attempt())
  } catch (error) {
    if (!RACED_CODES.has((error as { code?: string }).code ?? '')) throw error
    return toAnswer(await attempt())
  }
}

function toAnswer({ answer, is_conflict, is_moved }: Outcome): SignedAnswer {
  if (is_moved) wakeListeners()
  if (is_conflict) return { status: 409, body: { status: 'transaction_conflict' } }
  return { status: 200, body: answer ?? { status: 'session_not_found' } }
}

/** Everything of a call but its transaction id, so that the same call can be told from another one. */
export function hashOf(...members: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(members)).digest()
}
