import type { Grant } from '../free/grants.ts'
import type { RoundResult, SpinResult } from '../engine/round.ts'
import type { SymbolRole } from '../symbols.ts'

/** What the page is told of one spin. Amounts are smallest units as digits. */
export interface SpinReply {
  readonly stops: readonly number[]
  readonly window: readonly (readonly SymbolRole[])[]
  readonly lineWins: readonly { line: number; symbol: SymbolRole; count: number; amount: string }[]
  readonly scatters: number
  readonly scatterWin: string
  readonly win: string
  readonly freeSpinsWon: number
  readonly multiplier: number
}

/** Rounds the house pays for, in this game. Amounts are smallest units as digits. */
export interface FreeRounds {
  readonly grantId: string
  /** What one round is worth. */
  readonly value: string
  readonly rounds: number
  readonly played: number
  /** What they have won so far. */
  readonly won: string
}

export function freeRoundsOf({ grantId, value, rounds, played, won }: Grant): FreeRounds {
  return { grantId, value, rounds, played, won }
}

/** What the page is told of a round: the paid spin first, then the free spins it led to. */
export interface RoundReply {
  readonly roundId: string
  readonly bet: string
  readonly win: string
  /** After the round; while `isWinPending` or `isWinWaiting`, without its win. */
  readonly balance: string
  /** The win is certain but the platform has not confirmed it yet; the studio keeps asking. */
  readonly isWinPending: boolean
  /** The platform has the win; an operator has to let it be paid. */
  readonly isWinWaiting: boolean
  readonly isMaxWin: boolean
  /** How the grant stands that paid for the round; null where the player did. */
  readonly freeRounds: FreeRounds | null
  readonly spins: readonly SpinReply[]
}

/** Turns line bets into money: `lineBet` is the stake on one payline in smallest units. */
export function spinReplies(round: RoundResult, lineBet: bigint): SpinReply[] {
  return round.spins.map((spin) => spinReply(spin, (units) => String(BigInt(units) * lineBet)))
}

function spinReply(spin: SpinResult, money: (units: number) => string): SpinReply {
  return {
    stops: spin.stops,
    window: spin.window,
    lineWins: spin.lineWins.map(({ line, symbol, count, units }) => ({ line, symbol, count, amount: money(units) })),
    scatters: spin.scatters,
    scatterWin: money(spin.scatterUnits),
    win: money(spin.units),
    freeSpinsWon: spin.freeSpinsWon,
    multiplier: spin.multiplier,
  }
}
