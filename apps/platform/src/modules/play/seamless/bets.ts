import { maybeOne, type Pool, toBigInt, type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import {
  CONFLICT,
  type OpenedRow,
  openingOf,
  type Outcome,
  type Stake,
  type StakeOutcome,
  UNKNOWN,
} from '../rounds/index.ts'
import type { BetRequest } from './requests.ts'

export interface Call<Request extends { transactionId: string } = { transactionId: string }> {
  source: string
  tokenHash: Buffer
  bodyHash: Buffer
  request: Request
  now: Date
}

export type BetCall = Call<BetRequest>

interface Begun extends OpenedRow {
  account: string | null
  game: string
  game_identity: string
  currency: string
  answer: string | null
  is_conflict: boolean | null
}

/** How the rules' reasons read in the protocol; every other one is a bet that the house does not take. */
const STATUSES: Record<string, string> = {
  session_over: 'session_ended',
  country_closed: 'session_ended',
  insufficient_funds: 'insufficient_funds',
  given_back: 'bet_rolled_back',
  check_due: 'check_due',
  free_rounds_over: 'free_rounds_over',
}

/**
 * Takes a bet by the rules, or says why not, and keeps the answer: one transaction from the first answer looked for
 * to the one remembered.
 */
export function betByRules(
  pool: Pool,
  call: BetCall,
  take: (tx: Tx, stake: Stake) => Promise<StakeOutcome>,
): Promise<Outcome> {
  return withTransaction(pool, async (tx) => {
    const begun = await begin(tx, call, 'bet')
    if (begun.account === null) return UNKNOWN
    if (begun.is_conflict) return CONFLICT
    if (begun.answer !== null) return { answer: begun.answer, is_conflict: false, is_moved: false }
    const outcome = await take(tx, stakeOf(call, begun, begun.account))
    assert(outcome.kind !== 'repeated', 'a stake that was taken has its answer')
    if (outcome.kind === 'conflict') return CONFLICT
    const answer = await remember(tx, call, begun.account, outcome)
    return { answer, is_conflict: false, is_moved: outcome.kind === 'taken' && outcome.entryId !== null }
  })
}

/** Locks the player's money and finds the session of a call, and what the same call was answered before. */
export async function begin(
  tx: Tx,
  { source, tokenHash, bodyHash, request }: Call,
  kind: 'bet' | 'win' | 'rollback',
): Promise<Begun> {
  const begun = await maybeOne<Begun>(
    tx,
    `SELECT * FROM seamless_begin($1, $2) begun, seamless_repeat($1, $3, $5, $4, begun.account),
       game_session_rules($1, $2)`,
    [source, tokenHash, request.transactionId, bodyHash, kind],
  )
  assert(begun, 'the function answers with one row')
  return begun
}

function stakeOf({ source, request, now }: BetCall, begun: Begun, accountId: string): Stake {
  const { transactionId, roundId, gameId, amount, currency } = request
  return {
    source,
    reference: transactionId,
    kind: 'bet',
    house: `studio:${source}`,
    round: roundId,
    accountId,
    game: { id: begun.game, identity: begun.game_identity },
    amount: toBigInt(amount),
    claimed: { game: gameId, currency },
    opening: openingOf(begun),
    at: now,
  }
}

type Decided = Extract<StakeOutcome, { kind: 'taken' | 'refused' }>

async function remember(
  tx: Tx,
  { source, bodyHash, request, now }: BetCall,
  account: string,
  outcome: Decided,
): Promise<string> {
  const status = outcome.kind === 'taken' ? 'ok' : (STATUSES[outcome.reason] ?? 'bet_refused')
  const row = await maybeOne<{ answer: string }>(
    tx,
    `SELECT answer FROM seamless_keep_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      source,
      request.transactionId,
      bodyHash,
      account,
      request.roundId,
      request.amount,
      outcome.kind === 'taken' ? outcome.entryId : null,
      status,
      outcome.cash,
      now,
    ],
  )
  assert(row, 'the answer was kept')
  return row.answer
}
