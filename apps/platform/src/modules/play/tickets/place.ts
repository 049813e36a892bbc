import { maybeOne, one, type Pool, toBigInt, type Tx, withTransaction } from '@baize/database'
import { assert, uuidv7 } from '@baize/kit'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { hashToken } from '../games/index.ts'
import {
  answerOnce,
  CONFLICT,
  hashOf,
  type OpenedRow,
  openingOf,
  type Outcome,
  type Rounds,
  type ShortOutcome,
  type Stake,
  UNKNOWN,
} from '../rounds/index.ts'
import { type PlaceRequest, ticketTypes } from './requests.ts'

interface Begun extends OpenedRow {
  account: string
  game: string
  game_identity: string
  currency: string
  answer: string | null
  is_conflict: boolean | null
  is_voided: boolean
  is_taken: boolean
}

/** How the rules' reasons read in the protocol; every other one is a bet that the house does not take. */
const STATUSES: Record<string, string> = {
  session_over: 'session_ended',
  country_closed: 'session_ended',
  insufficient_funds: 'insufficient_funds',
  check_due: 'check_due',
}

interface PlaceCall {
  source: string
  now: Date
  hash: Buffer
  request: PlaceRequest
}

/**
 * Takes the stake of a ticket and keeps the ticket, or says why not: in one statement where nothing but the plain
 * conditions decides, else by the rules in one transaction.
 */
export function place(
  { pool, rounds }: { pool: Pool; rounds: Rounds },
  { source, now }: { source: string; now: Date },
  request: PlaceRequest,
): Promise<SignedAnswer> {
  const hash = hashOf('place', JSON.stringify({ ...request, transactionId: '' }))
  const call = { source, now, hash, request }
  const byRules = () => withTransaction(pool, (tx) => placeByRules(tx, rounds, call))
  if (!rounds.hasShortPath) return answerOnce(byRules)
  return answerOnce(async () => {
    const outcome = await placePlain(pool, call)
    return outcome.needs_rules ? byRules() : outcome
  })
}

function placePlain(pool: Pool, { source, now, hash, request }: PlaceCall): Promise<ShortOutcome> {
  const text = 'SELECT * FROM ticket_place($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)'
  return one<ShortOutcome>(pool, { name: 'ticket-place', text }, [
    source,
    hashToken(request.sessionToken),
    request.transactionId,
    hash,
    request.ticketId,
    request.amount,
    request.currency,
    ...termsOf(request),
    now,
    uuidv7(now.getTime()),
    uuidv7(now.getTime()),
  ])
}

/** What a ticket is besides its stake, as the functions of `tickets.sql` take it. */
function termsOf({ payoutMax, coefficient, type, items }: PlaceRequest): unknown[] {
  const rows = items.map(({ stage, ...item }) => ({ ...item, stage: stage === 'live' ? 2 : 1 }))
  return [payoutMax, coefficient, ticketTypes.indexOf(type) + 1, JSON.stringify(rows)]
}

async function placeByRules(tx: Tx, rounds: Rounds, { source, now, hash, request }: PlaceCall): Promise<Outcome> {
  const { transactionId, ticketId } = request
  const begun = await maybeOne<Begun>(tx, 'SELECT * FROM ticket_begin($1, $2, $3, $4, $5)', [
    source,
    hashToken(request.sessionToken),
    transactionId,
    hash,
    ticketId,
  ])
  if (!begun?.account) return UNKNOWN
  if (begun.is_conflict) return CONFLICT
  if (begun.answer !== null) return { answer: begun.answer, is_conflict: false, is_moved: false }
  if (begun.is_taken) return CONFLICT
  const outcome = begun.is_voided
    ? { kind: 'refused' as const, reason: 'voided' }
    : await rounds.stake(tx, stakeOf(source, now, request, begun))
  if (outcome.kind === 'conflict' || outcome.kind === 'repeated') return CONFLICT
  if (outcome.kind === 'refused') {
    const status = begun.is_voided ? 'ticket_voided' : (STATUSES[outcome.reason] ?? 'bet_refused')
    const { answer } = await one<{ answer: string }>(tx, 'SELECT ticket_refuse($1, $2, $3, $4, $5, $6, $7) AS answer', [
      source,
      transactionId,
      hash,
      ticketId,
      begun.account,
      status,
      now,
    ])
    return { answer, is_conflict: false, is_moved: false }
  }
  assert(outcome.entryId, 'a ticket costs something')
  const { answer } = await one<{ answer: string }>(
    tx,
    'SELECT ticket_keep($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS answer',
    [source, transactionId, hash, ticketId, ...termsOf(request), outcome.composition.bonus, outcome.entryId, now],
  )
  return { answer, is_conflict: false, is_moved: true }
}

function stakeOf(source: string, now: Date, request: PlaceRequest, begun: Begun): Stake {
  return {
    source,
    reference: request.transactionId,
    kind: 'ticket',
    house: `betting:${source}`,
    round: request.ticketId,
    accountId: begun.account,
    game: { id: begun.game, identity: begun.game_identity },
    amount: toBigInt(request.amount),
    claimed: { game: begun.game_identity, currency: request.currency },
    opening: openingOf(begun),
    at: now,
  }
}
