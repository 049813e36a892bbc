import type { Clock } from '@baize/kit'
import { type PlayRules, readRules } from '../play/rules.ts'
import { signedFetch } from '../../protocol/signed.ts'

/** The platform could not be reached, did not answer in time, or failed (5xx, 429, 401): asking again may help. */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable'
}

/** The platform says the call itself is wrong; asking again cannot help. */
export class WalletRejected extends Error {
  override readonly name = 'WalletRejected'
}

export interface WalletSession {
  readonly sessionToken: string
  readonly playerId: string
  readonly currency: string
  readonly subunitToUnit: bigint
  readonly balance: bigint
  readonly locale: string
  readonly rules: PlayRules
  /** Most that a round may cost; undefined where nothing is said. */
  readonly stakeMax: bigint | undefined
}

export type BetAnswer =
  | { readonly status: 'ok'; readonly balance: bigint }
  | { readonly status: 'insufficient_funds'; readonly balance: bigint }
  | {
      readonly status:
        | 'session_not_found'
        | 'session_ended'
        | 'bet_refused'
        | 'check_due'
        | 'bet_rolled_back'
        | 'free_rounds_over'
    }

/** What a win or rollback came to. */
export interface Settled {
  /** When it was told. */
  readonly balance: bigint | undefined
  /** The platform keeps the win until an operator lets it be paid; the balance is without it. */
  readonly isWinWaiting: boolean
}

/** Fields every movement of one round shares. */
export interface RoundReference {
  readonly sessionToken: string
  readonly roundId: string
  readonly gameId: string
  readonly currency: string
  /** The grant that pays for the round; its bet is nothing then. */
  readonly grantId?: string | undefined
}

export interface WalletClient {
  /** Exchanges a launch token, or undefined when it is used up, expired or unknown. */
  openSession(launchToken: string, gameId: string): Promise<WalletSession | undefined>
  /** The balance, or undefined when the session is unknown. */
  balance(sessionToken: string): Promise<bigint | undefined>
  bet(round: RoundReference, transactionId: string, amount: bigint): Promise<BetAnswer>
  /** Closes the round with what it won, which may be nothing. */
  win(round: RoundReference, transactionId: string, amount: bigint): Promise<Settled>
  /** Takes a bet back, or makes sure that it will never count. */
  rollback(round: RoundReference, transactionId: string, betTransactionId: string): Promise<Settled>
}

export interface WalletClientOptions {
  platformUrl: string
  provider: string
  secret: string
  /** How long one attempt may take. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
  clock?: Clock
}

type Answer = Record<string, unknown> & { status: string }

/**
 * The studio's side of the seamless wallet (`docs/seamless-wallet.md`). Each method makes one attempt; the
 * caller decides whether to repeat it, with the same transaction id. Connections are kept open between calls.
 */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  const { platformUrl, provider, secret, timeoutMs = 4000, fetch, clock } = options

  async function call(path: string, body: object): Promise<Answer> {
    let status = 0
    let answer: unknown
    try {
      const url = `${platformUrl}/seamless/v1${path}`
      const response = await signedFetch({ provider, secret, method: 'POST', url, body, timeoutMs, fetch, clock })
      status = response.status
      answer = await response.json()
    } catch (error) {
      throw new WalletUnreachable(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (status === 200 && isAnswer(answer)) return answer
    const reason = `${path} was answered with ${status} ${isAnswer(answer) ? answer.status : ''}`.trim()
    // 401 can be a clock that is off for a moment; the other refusals are final.
    if ([400, 403, 404, 409, 413, 422].includes(status)) throw new WalletRejected(reason)
    throw new WalletUnreachable(reason)
  }

  return {
    async openSession(launchToken, gameId) {
      const answer = await call('/session', { launchToken, gameId })
      if (answer.status !== 'ok') return undefined
      return {
        sessionToken: text(answer, 'sessionToken'),
        playerId: text(answer, 'playerId'),
        currency: text(answer, 'currency'),
        subunitToUnit: amount(answer, 'subunitToUnit'),
        balance: amount(answer, 'balance'),
        locale: text(answer, 'locale'),
        rules: readRules(answer.rules),
        stakeMax: stakeMaxOf(answer.rules),
      }
    },
    async balance(sessionToken) {
      const answer = await call('/balance', { sessionToken })
      return answer.status === 'ok' ? amount(answer, 'balance') : undefined
    },
    async bet({ sessionToken, roundId, gameId, currency, grantId }, transactionId, stake) {
      const amountOf = grantId === undefined ? String(stake) : '0'
      const body = { sessionToken, transactionId, roundId, gameId, amount: amountOf, currency, ...flag(grantId) }
      return betAnswer(await call('/bet', body))
    },
    async win({ sessionToken, roundId, gameId, currency, grantId }, transactionId, won) {
      const movement = { sessionToken, transactionId, roundId, gameId, amount: String(won), currency, ...flag(grantId) }
      const answer = await call('/win', { ...movement, isRoundClosed: true })
      const isWinWaiting = answer.status === 'win_waiting'
      if (answer.status !== 'ok' && !isWinWaiting) throw new WalletRejected(`/win was answered with ${answer.status}`)
      return { balance: amount(answer, 'balance'), isWinWaiting }
    },
    async rollback({ sessionToken, roundId, grantId }, transactionId, betTransactionId) {
      const answer = await call('/rollback', {
        sessionToken,
        transactionId,
        betTransactionId,
        roundId,
        ...flag(grantId),
      })
      if (answer.status !== 'ok') throw new WalletRejected(`/rollback was answered with ${answer.status}`)
      return { balance: 'balance' in answer ? amount(answer, 'balance') : undefined, isWinWaiting: false }
    },
  }
}

const flag = (grantId: string | undefined) => (grantId === undefined ? {} : { grantId })

function stakeMaxOf(rules: unknown): bigint | undefined {
  if (typeof rules !== 'object' || rules === null || !('stakeMax' in rules)) return undefined
  return rules.stakeMax === null ? undefined : amount({ status: 'ok', ...rules }, 'stakeMax')
}

function betAnswer(answer: Answer): BetAnswer {
  const { status } = answer
  if (status === 'ok' || status === 'insufficient_funds') return { status, balance: amount(answer, 'balance') }
  if (status === 'session_not_found' || status === 'session_ended') return { status }
  if (status === 'bet_refused' || status === 'check_due' || status === 'bet_rolled_back') return { status }
  if (status === 'free_rounds_over') return { status }
  throw new WalletRejected(`/bet was answered with ${status}`)
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'
}

function text(answer: Answer, field: string): string {
  const value = answer[field]
  if (typeof value !== 'string') throw new WalletUnreachable(`the answer lacks ${field}`)
  return value
}

function amount(answer: Answer, field: string): bigint {
  const value = text(answer, field)
  if (!/^-?\d{1,60}$/.test(value)) throw new WalletUnreachable(`${field} is not an amount`)
  return BigInt(value)
}
