import type { Pool } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { hashToken } from '../games/index.ts'
import { answerOnce, hashOf, type Outcome, type Rounds } from '../rounds/index.ts'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { betByRules } from './bets.ts'
import { type FreeRounds, rollbackOfGrant, winOfGrant } from './free-rounds.ts'
import type { BetRequest, RollbackRequest, WinRequest } from './requests.ts'
import type { TakeStake } from './stakes.ts'

interface Ports {
  pool: Pool
  rounds: Rounds
  freeRounds: FreeRounds
  takeStake: TakeStake
}

/**
 * Takes a stake: in one statement where nothing but the plain conditions decides, in a crowd together with others', else by
 * the rules. It is committed before the answer, and a repeat gets the same bytes.
 */
export function bet(
  { pool, rounds, freeRounds, takeStake }: Ports,
  source: string,
  request: BetRequest,
  now: Date,
): Promise<SignedAnswer> {
  const { sessionToken, roundId, gameId, amount, currency, grantId } = request
  const bodyHash = hashOf('bet', sessionToken, roundId, gameId, amount, currency, ...grantOf(request))
  const tokenHash = hashToken(sessionToken)
  const byRules = () =>
    betByRules(pool, { source, tokenHash, bodyHash, request, now }, (tx, stake) =>
      grantId === undefined ? rounds.stake(tx, stake) : freeRounds.take(tx, stake, grantId),
    )
  if (grantId !== undefined || !rounds.hasShortPath) return answerOnce(byRules)
  return answerOnce(async () => {
    const outcome = await takeStake({ source, tokenHash, bodyHash, request, now })
    return outcome.needs_rules ? byRules() : outcome
  })
}

/** Pays winnings out, also after the session has ended; an amount of zero only closes the round. */
export function win(
  { pool, freeRounds }: Ports,
  source: string,
  request: WinRequest,
  now: Date,
): Promise<SignedAnswer> {
  const { sessionToken, transactionId, roundId, gameId, amount, currency, isRoundClosed, grantId } = request
  const grant = grantOf(request)
  const hash = hashOf('win', sessionToken, roundId, gameId, amount, currency, String(isRoundClosed), ...grant)
  if (grantId !== undefined) {
    const call = { source, tokenHash: hashToken(sessionToken), bodyHash: hash, now }
    return answerOnce(() => winOfGrant(pool, freeRounds, { ...call, request: { ...request, grantId } }))
  }
  return move(pool, 'SELECT * FROM seamless_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', 'seamless-win', [
    source,
    hashToken(sessionToken),
    transactionId,
    hash,
    roundId,
    gameId,
    amount,
    currency,
    isRoundClosed,
    now,
    uuidv7(now.getTime()),
  ])
}

/** Gives a bet back, or sees to it that it is refused when it comes later. */
export function rollback(
  { pool, freeRounds }: Ports,
  source: string,
  request: RollbackRequest,
  now: Date,
): Promise<SignedAnswer> {
  const { sessionToken, transactionId, betTransactionId, roundId, grantId } = request
  const hash = hashOf('rollback', sessionToken, betTransactionId, roundId, ...grantOf(request))
  if (grantId !== undefined) {
    const call = { source, tokenHash: hashToken(sessionToken), bodyHash: hash, now }
    return answerOnce(() => rollbackOfGrant(pool, freeRounds, { ...call, request: { ...request, grantId } }))
  }
  return move(pool, 'SELECT * FROM seamless_rollback($1, $2, $3, $4, $5, $6, $7, $8)', 'seamless-rollback', [
    source,
    hashToken(sessionToken),
    transactionId,
    hash,
    betTransactionId,
    roundId,
    now,
    uuidv7(now.getTime()),
  ])
}

function move(pool: Pool, text: string, name: string, values: unknown[]): Promise<SignedAnswer> {
  return answerOnce(async () => (await pool.query<Outcome>({ name, text, values })).rows[0]!)
}

const grantOf = ({ grantId }: { grantId?: string | undefined }) => (grantId === undefined ? [] : [grantId])

/** The real money behind a session token. */
export async function balance(pool: Pool, source: string, sessionToken: string): Promise<SignedAnswer> {
  const answer = await readBalance(pool, source, sessionToken)
  return { status: 200, body: answer ?? { status: 'session_not_found' } }
}

/** The answer of a balance call as JSON text, `null` when the company has no such session. */
export async function readBalance(pool: Pool, source: string, sessionToken: string): Promise<string | null> {
  const { rows } = await pool.query<{ answer: string | null }>({
    name: 'seamless-balance',
    text: 'SELECT seamless_balance($1, $2) AS answer',
    values: [source, hashToken(sessionToken)],
  })
  return rows[0]!.answer
}
