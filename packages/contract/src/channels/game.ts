import { z } from 'zod'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { PlayerBonus } from '../shapes/bonus.ts'
import { CurrencyCode, Id, Identity, MainAmount, text } from '../shapes/common.ts'
import { ActivityBoardBet, Bet, Winner } from '../shapes/game.ts'

const game = { gameIdentity: Identity, gameId: Id }

export const gameBets = channel({
  summary: 'Bets of the player that were refused, and why; sports bets as they stand now.',
  ...channelTable.gameBets,
  events: {
    'game.bet.restricted': z.strictObject({ ...game, playerBonus: PlayerBonus.optional() }),
    'game.bet.max.exceed': z.strictObject({
      ...game,
      playerBonus: z.strictObject({ currency: CurrencyCode, maxBetAmount: MainAmount }),
    }),
    'game.bet.balance-insufficient': z.strictObject({ ...game, token: text(4096).optional() }),
    /** A sports bet was placed, or something became of it. */
    'game.bet.updated': z.strictObject({ bet: Bet }),
  },
})

export const winners = channel({
  summary: 'Wins as they happen, for one platform (`mobile` or `desktop`) and country.',
  ...channelTable.winners,
  events: { 'game.winner': z.strictObject({ winner: Winner }) },
})

export const activityBoard = channel({
  summary: 'Bets on one activity board. The part after `#` is a board, not a player.',
  ...channelTable.activityBoard,
  events: { 'activity-board.updated': z.strictObject({ bet: ActivityBoardBet }) },
})

export const onlinePlayers = channel({
  summary: 'Presence of whoever has the site open. Nothing is published.',
  ...channelTable.onlinePlayers,
  events: {},
})
