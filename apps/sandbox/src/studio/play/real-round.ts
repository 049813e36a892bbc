import { uuidv7 } from '@baize/kit'
import type { Random } from '@baize/kit'
import type { Grants } from '../free/grants.ts'
import { playRound } from '../engine/round.ts'
import { WalletRejected } from '../wallet/client.ts'
import type { BetAnswer, RoundReference, Settled, WalletClient } from '../wallet/client.ts'
import type { Obligation } from '../wallet/journal.ts'
import { retry } from '../wallet/retry.ts'
import type { RetryRule } from '../wallet/retry.ts'
import type { Settlements } from '../wallet/settlements.ts'
import { StudioRefusal } from './refusal.ts'
import { freeRoundsOf, spinReplies } from './reply.ts'
import type { RoundReply } from './reply.ts'
import type { Session } from './session.ts'

/** A bet is repeated only while a player would still wait for it, then taken back. */
export const betRule: RetryRule = { attempts: 3, delayMs: 150, delayMaxMs: 1000 }

/** How long the page waits for its win to be confirmed before it is shown as on its way. */
export const WIN_PATIENCE_MS = 6000

export interface RealPlay {
  readonly wallet: WalletClient
  readonly settlements: Settlements
  readonly grants: Grants
  readonly random: Random
  readonly betRule: RetryRule
  readonly winPatienceMs: number
}

/**
 * One round for real money: the bet first; only when the platform has taken it are the reels drawn, and the
 * round is closed with one win, which may be nothing. A bet whose fate stays unknown is rolled back. The
 * round of a grant costs nothing and is played as if `bet` had been staked. The session stays busy until the platform has confirmed, which can be after this function has returned.
 */
export async function playRealRound(
  play: RealPlay,
  session: Session,
  bet: bigint,
  grantId?: string,
): Promise<RoundReply> {
  const round: RoundReference = {
    sessionToken: session.sessionToken!,
    roundId: uuidv7(),
    gameId: session.theme.identity,
    currency: session.currency,
    ...(grantId !== undefined && { grantId }),
  }
  const betTransactionId = uuidv7()
  const rollback: Obligation = { ...round, kind: 'rollback', transactionId: uuidv7(), betTransactionId, amount: '0' }
  play.settlements.remember(rollback)
  session.isBusy = true
  let answer: BetAnswer
  try {
    answer = await retry(play.betRule, () => play.wallet.bet(round, betTransactionId, bet), isRejected)
  } catch {
    void settleInBackground(play, session, rollback)
    throw new StudioRefusal('bet_not_placed', 'Your bet was not placed. If it was taken, it is being returned.')
  }
  if (answer.status !== 'ok') {
    play.settlements.forget(round.roundId)
    session.isBusy = false
    if (answer.status === 'free_rounds_over' && grantId !== undefined) play.grants.close(grantId)
    throw refusedBet(session, answer)
  }
  session.balance = answer.balance

  const lines = session.game.layout.paylines.length
  const lineBet = bet / BigInt(lines)
  const result = playRound(session.game, play.random)
  const win = BigInt(result.units) * lineBet
  const owed: Obligation = { ...rollback, kind: 'win', transactionId: uuidv7(), amount: String(win) }
  play.settlements.remember(owed)
  if (grantId !== undefined) play.grants.count(grantId, win)
  const confirmed = await within(play.winPatienceMs, settleInBackground(play, session, owed))
  return {
    roundId: round.roundId,
    bet: String(bet),
    win: String(win),
    balance: String(session.balance),
    isWinPending: confirmed === 'late',
    isWinWaiting: confirmed !== 'late' && confirmed?.isWinWaiting === true,
    isMaxWin: result.isMaxWin,
    freeRounds: grantOf(play, grantId),
    spins: spinReplies(result, lineBet),
  }
}

function grantOf({ grants }: RealPlay, grantId: string | undefined) {
  const grant = grantId === undefined ? undefined : grants.find(grantId)
  return grant ? freeRoundsOf(grant) : null
}

const isRejected = (error: unknown) => error instanceof WalletRejected

async function settleInBackground(
  play: RealPlay,
  session: Session,
  obligation: Obligation,
): Promise<Settled | undefined> {
  const settled = await play.settlements.settle(obligation)
  if (settled?.balance !== undefined) session.balance = settled.balance
  session.isBusy = false
  return settled
}

/** What `work` came to if it ended within the time; it goes on either way. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function refusedBet(session: Session, answer: Exclude<BetAnswer, { status: 'ok' }>): StudioRefusal {
  switch (answer.status) {
    case 'insufficient_funds':
      session.balance = answer.balance
      return new StudioRefusal('insufficient_funds', 'The balance is lower than the bet.', answer.balance)
    case 'bet_refused':
      return new StudioRefusal('bet_refused', 'The house does not take this bet.')
    case 'check_due':
      return new StudioRefusal('check_due', 'The player has to answer the reality check of the site first.')
    case 'free_rounds_over':
      return new StudioRefusal('free_rounds_over', 'No free round is left.')
    case 'bet_rolled_back':
      return new StudioRefusal('bet_not_placed', 'Your bet was not placed.')
    default:
      return new StudioRefusal('session_ended', 'The session has ended. Open the game again.')
  }
}
