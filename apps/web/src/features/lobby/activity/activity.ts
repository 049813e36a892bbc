import type { ActivityBoardBet, Winner } from '@baize/contract'
import { coverOf } from '../../../shared/games/game-card-data.ts'
import type { CurrencyInfo } from '../../../shared/page/page-info.ts'

/** As many as a board keeps. */
export const ROWS_MAX = 11

/** One line of the activity board. Amounts are in main units. */
export interface ActivityRow {
  key: string
  game: string
  gameName: string
  nickname: string | null
  /** When it happened; lists of wins do not say. */
  createdAt: string | null
  amount: number
  /** In the base currency; `null` while its rate is unknown. */
  baseAmount: number | null
  payout: number
  currency: string
  cover: string[]
}

export function rowOfBet(bet: ActivityBoardBet): ActivityRow {
  return {
    key: bet.id,
    game: bet.gameId,
    gameName: bet.gameName,
    nickname: bet.nickname,
    createdAt: bet.createdAt,
    amount: bet.amount,
    baseAmount: bet.baseCurrencyAmount,
    payout: bet.payout,
    currency: bet.currency,
    cover: coverOf({ images: bet.gameImages, customImages: bet.gameCustomImages }, '200x200'),
  }
}

/** A win as a line. `at` is when it arrived, for those that arrive while one looks. */
export function rowOfWinner(winner: Winner, currencies: readonly CurrencyInfo[], at: string | null): ActivityRow {
  return {
    key: `${winner.gameId} ${winner.nickname} ${winner.amount} ${winner.payout} ${winner.currency} ${at ?? ''}`,
    game: winner.gameId,
    gameName: winner.gameName,
    nickname: winner.nickname,
    createdAt: at,
    amount: winner.amount,
    baseAmount: inBase(winner.amount, winner.currency, currencies),
    payout: winner.payout,
    currency: winner.currency,
    cover: coverOf({ images: winner.gameImages, customImages: winner.gameCustomImages }, '200x200'),
  }
}

/** An amount in the base currency: a rate says how many smallest units one main unit of the base is worth. */
export function inBase(amount: number, currency: string, currencies: readonly CurrencyInfo[]): number | null {
  const from = currencies.find(({ code }) => code === currency)
  if (!from?.rate.rate) return null
  return (amount * from.subunitToUnit) / from.rate.rate
}

/** The newest line first, each once, no more than a board keeps. */
export function addRow(rows: readonly ActivityRow[], row: ActivityRow): readonly ActivityRow[] {
  return [row, ...rows.filter(({ key }) => key !== row.key)].slice(0, ROWS_MAX)
}
