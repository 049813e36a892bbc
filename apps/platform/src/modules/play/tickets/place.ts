import { maybeOne, one, type Pool, toBigInt, type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { hashToken } from '../games/index.ts'
import type { Rounds, Stake } from '../rounds/index.ts'
import { answerOnce, hashOf, type Outcome } from './calls.ts'
import { type PlaceRequest, ticketTypes } from './requests.ts'

interface Begun {
  account: string
  sign_in: string
  game: string
  game_identity: string
  currency: string
  ends_at: Date
  country: string | null
  stake_max: string | null
  check_minutes: number | null
  rest_minutes: number | null
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

const UNKNOWN: Outcome = { answer: null, is_conflict: null, is_moved: false }
const CONFLICT: Outcome = { answer: null, is_conflict: true, is_moved: false }

/** Takes the stake of a ticket by the rules and keeps the ticket, or says why not: one transaction. */
export function place(
  { pool, rounds }: { pool: Pool; rounds: Rounds },
  { source, now }: { source: string; now: Date },
  request: PlaceRequest,
): Promise<SignedAnswer> {
  const hash = hashOf('place', JSON.stringify({ ...request, transactionId: '' }))
  const attempt = (tx: Tx) => placeIn(tx, rounds, { source, now, hash }, request)
  return answerOnce(() => withTransaction(pool, attempt))
}

async function placeIn(
  tx: Tx,
  rounds: Rounds,
  call: { source: string; now: Date; hash: Buffer },
  request: PlaceRequest,
): Promise<Outcome> {
  const { source, now, hash } = call
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
  const items = request.items.map(({ stage, ...item }) => ({ ...item, stage: stage === 'live' ? 2 : 1 }))
  const { answer } = await one<{ answer: string }>(
    tx,
    'SELECT ticket_keep($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS answer',
    [
      source,
      transactionId,
      hash,
      ticketId,
      request.payoutMax,
      request.coefficient,
      ticketTypes.indexOf(request.type) + 1,
      JSON.stringify(items),
      outcome.composition.bonus,
      outcome.entryId,
      now,
    ],
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
    opening: {
      signInId: begun.sign_in,
      country: begun.country,
      endsAt: begun.ends_at,
      stakeMax: begun.stake_max === null ? null : toBigInt(begun.stake_max),
      check:
        begun.check_minutes === null ? null : { minutes: begun.check_minutes, restMinutes: begun.rest_minutes ?? 0 },
    },
    at: now,
  }
}
