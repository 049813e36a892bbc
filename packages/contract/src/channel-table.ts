import type { ChannelRule } from './core/channel.ts'

export { channelName } from './core/channel.ts'

/**
 * Name, readers and history of every channel: all that a browser needs of the channels at run time, so that
 * no schema reaches a browser chunk. What is published on them stands in `channels/`.
 */
export const channelTable = {
  walletAccounts: { pattern: 'wallet:accounts#{playerId}', access: 'owner', historySize: 0 },
  paymentInvoices: { pattern: 'payment:invoices#{playerId}', access: 'owner', historySize: 0 },
  playerBonusCodes: { pattern: 'bonus:player-bonus-codes#{playerId}', access: 'owner', historySize: 0 },
  playerBonuses: { pattern: 'bonus:player-bonuses#{playerId}', access: 'owner', historySize: 0 },
  playerFreespins: { pattern: 'bonus:player-freespins#{playerId}', access: 'owner', historySize: 0 },
  gameBets: { pattern: 'game:bets#{playerId}', access: 'owner', historySize: 0 },
  winners: { pattern: 'game:winners:{platform}:{country}', access: 'everyone', historySize: 0 },
  activityBoard: { pattern: 'activity-board:boards#{boardId}', access: 'everyone', historySize: 11 },
  onlinePlayers: { pattern: 'global:online', access: 'everyone', historySize: 0 },
  playerProfile: { pattern: 'player:profile#{playerId}', access: 'owner', historySize: 0 },
  messengerNotifications: { pattern: 'messenger:notifications#{playerId}', access: 'owner', historySize: 0 },
  quests: { pattern: 'retention:quests#{playerId}', access: 'owner', historySize: 0 },
  loyaltyAccounts: { pattern: 'retention:accounts#{playerId}', access: 'owner', historySize: 0 },
  wheelSpins: { pattern: 'retention:wheels#{playerId}', access: 'owner', historySize: 0 },
  tournaments: { pattern: 'tournaments', access: 'everyone', historySize: 0 },
  tournamentLeaderboard: { pattern: 'tournaments:{tournamentId}', access: 'everyone', historySize: 0 },
  tournamentPlayerEntry: { pattern: 'tournaments:{tournamentId}#{playerId}', access: 'owner', historySize: 0 },
} as const satisfies Record<string, ChannelRule>
