import { uuidv7 } from '@baize/kit'
import type { Random } from '@baize/kit'
import { playRound } from '../engine/round.ts'
import { StudioRefusal } from './refusal.ts'
import { spinReplies } from './reply.ts'
import type { RoundReply } from './reply.ts'
import type { Session } from './session.ts'

/** Play money: a currency of its own, so that it can never be taken for real. */
export const DEMO_CURRENCY = 'DEMO'
export const DEMO_SUBUNIT_TO_UNIT = 100n
export const DEMO_BALANCE_START = 100_000n

/** One round for play money. The same engine and chances as for real; the platform never hears of it. */
export function playDemoRound(session: Session, bet: bigint, random: Random): RoundReply {
  if (session.balance < bet) {
    throw new StudioRefusal('insufficient_funds', 'The play money is used up.', session.balance)
  }
  const lineBet = bet / BigInt(session.game.layout.paylines.length)
  const result = playRound(session.game, random)
  const win = BigInt(result.units) * lineBet
  session.balance += win - bet
  return {
    roundId: uuidv7(),
    bet: String(bet),
    win: String(win),
    balance: String(session.balance),
    isWinPending: false,
    isWinWaiting: false,
    isMaxWin: result.isMaxWin,
    freeRounds: null,
    spins: spinReplies(result, lineBet),
  }
}
