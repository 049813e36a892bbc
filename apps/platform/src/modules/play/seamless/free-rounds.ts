import { one, type Pool, toBigInt, type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import {
  CONFLICT,
  type Outcome,
  type ReturnOutcome,
  type Stake,
  type StakeOutcome,
  UNKNOWN,
  type Win,
  type WinOutcome,
} from '../rounds/index.ts'
import { begin, type Call } from './bets.ts'
import type { RollbackRequest, WinRequest } from './requests.ts'

/**
 * Whoever gives players rounds the house pays for; filled by the composition root. Each acts in the transaction that
 * answers the studio, with the player's money locked.
 */
export interface FreeRounds {
  /** Begins a round of a grant; refused as `free_rounds_over` where none is left of it. */
  take(tx: Tx, stake: Stake, grantId: string): Promise<StakeOutcome>
  /** Pays what a round of the grant has won to where its winnings go. */
  pay(tx: Tx, win: Win, grantId: string, now: Date): Promise<WinOutcome>
  /** Takes a round back that was begun, once; one that has not come yet is refused when it does. */
  giveBack(tx: Tx, stake: ReturnedStake, grantId: string, now: Date): Promise<ReturnOutcome>
}

export type ReturnedStake = Pick<Stake, 'source' | 'reference' | 'kind' | 'round' | 'accountId'>

type OfGrant<Request> = Request & { grantId: string }

/** What a round of a grant has won, in one transaction from the first answer looked for to the one remembered. */
export function winOfGrant(pool: Pool, rounds: FreeRounds, call: Call<OfGrant<WinRequest>>): Promise<Outcome> {
  return answered(pool, call, 'win', async (tx, { accountId, game, currency }) => {
    const { source, request, now } = call
    const { transactionId: reference, roundId: round, amount, isRoundClosed, grantId } = request
    if (game.identity !== request.gameId || currency !== request.currency) return refused('bet_refused')
    const win = { source, reference, house: `studio:${source}`, round, accountId, game, isRoundClosed }
    const outcome = await rounds.pay(tx, { ...win, amount: toBigInt(amount) }, grantId, now)
    if (outcome.kind === 'conflict') return 'conflict'
    if (outcome.kind === 'refused') return refused(outcome.reason === 'given_back' ? 'bet_rolled_back' : 'bet_refused')
    if (outcome.kind === 'waiting') return { status: 'win_waiting', entryId: null, isKept: true }
    return { status: 'ok', entryId: outcome.entryId, isKept: true }
  })
}

/** Takes a round of a grant back, or sees to it that it is refused when it comes later. */
export function rollbackOfGrant(
  pool: Pool,
  rounds: FreeRounds,
  call: Call<OfGrant<RollbackRequest>>,
): Promise<Outcome> {
  return answered(pool, call, 'rollback', async (tx, { accountId }) => {
    const { betTransactionId: reference, roundId: round, grantId } = call.request
    const stake = { source: call.source, reference, kind: 'bet', round, accountId }
    const outcome = await rounds.giveBack(tx, stake, grantId, call.now)
    return outcome.kind === 'refused' ? refused('bet_refused') : { status: 'ok', entryId: null, isKept: true }
  })
}

interface Answered {
  status: string
  entryId: string | null
  isKept: boolean
}

const refused = (status: string): Answered => ({ status, entryId: null, isKept: false })

interface Session {
  accountId: string
  game: Stake['game']
  currency: string
}

function answered(
  pool: Pool,
  call: Call<WinRequest> | Call<RollbackRequest>,
  kind: 'win' | 'rollback',
  work: (tx: Tx, session: Session) => Promise<Answered | 'conflict'>,
): Promise<Outcome> {
  return withTransaction(pool, async (tx) => {
    const begun = await begin(tx, call, kind)
    if (begun.account === null) return UNKNOWN
    if (begun.is_conflict) return CONFLICT
    if (begun.answer !== null) return { answer: begun.answer, is_conflict: false, is_moved: false }
    const game = { id: begun.game, identity: begun.game_identity }
    const outcome = await work(tx, { accountId: begun.account, game, currency: begun.currency })
    if (outcome === 'conflict') return CONFLICT
    const { source, request, bodyHash, now } = call
    const { answer } = await one<{ answer: string }>(
      tx,
      'SELECT seamless_keep($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS answer',
      [
        source,
        request.transactionId,
        kind,
        bodyHash,
        begun.account,
        request.roundId,
        'amount' in request ? request.amount : '0',
        outcome.entryId,
        outcome.status,
        outcome.isKept,
        now,
      ],
    )
    assert(answer, 'the answer was put into words')
    return { answer, is_conflict: false, is_moved: outcome.entryId !== null }
  })
}
