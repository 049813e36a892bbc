import { z } from 'zod'
import { TournamentState } from '../kinds.ts'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { Count, Id, Identity, Instant, Names, ShortText } from '../shapes/common.ts'
import { LeaderboardRow, LoyaltyAccount, Quest, TournamentPrize, WheelSector } from '../shapes/retention.ts'

/** How far a player came with one task. It is done when `progress` equals `quantity`. */
export const QuestTaskProgress = z.strictObject({
  id: Id,
  questId: Id,
  playerId: Id,
  name: ShortText,
  names: Names.optional(),
  type: z.int(),
  isActive: z.boolean(),
  isCompleted: z.boolean(),
  progress: z.number(),
  quantity: z.number(),
  createdAt: Instant,
  updatedAt: Instant.nullable(),
})
export type QuestTaskProgress = z.output<typeof QuestTaskProgress>

export const quests = channel({
  summary: 'Quests of the player and their tasks.',
  ...channelTable.quests,
  events: {
    'quest.updated': z.strictObject({ quest: Quest }),
    'quest.task.updated': z.strictObject({ task: QuestTaskProgress }),
  },
})

const playerAccount = z.strictObject({ playerAccount: LoyaltyAccount })

export const loyaltyAccounts = channel({
  summary: 'Points and level of the player.',
  ...channelTable.loyaltyAccounts,
  events: { 'account.level.updated': playerAccount, 'account.balance.updated': playerAccount },
})

export const wheelSpins = channel({
  summary: 'Spins of a wheel: an amount above 0 was granted, 0 tells the sector of a spin that was used.',
  ...channelTable.wheelSpins,
  events: {
    'wheel.spin.issued': z.strictObject({
      playerId: Id,
      wheel: z.strictObject({ id: Id, identity: Identity, title: ShortText }),
      amount: Count,
      sector: WheelSector.optional(),
    }),
  },
})

export const tournaments = channel({
  summary: 'Tournaments that ended, with who won what.',
  ...channelTable.tournaments,
  events: {
    'tournament.completed': z.strictObject({
      tournament: z.strictObject({
        id: Id,
        identity: Identity,
        title: ShortText,
        names: Names.optional(),
        state: z.enum(TournamentState),
        endAt: Instant,
        prizes: z.array(TournamentPrize),
      }),
    }),
  },
})

export const tournamentLeaderboard = channel({
  summary: 'The leaderboard of one tournament.',
  ...channelTable.tournamentLeaderboard,
  events: {
    'tournament.leaderboard.updated': z.strictObject({ tournamentId: Id, leaderboard: z.array(LeaderboardRow) }),
  },
})

export const tournamentPlayerEntry = channel({
  summary: 'The place of the player in one tournament.',
  ...channelTable.tournamentPlayerEntry,
  events: {
    'tournament.player-entry.updated': z.strictObject({
      entry: z.strictObject({ tournamentId: Id, playerId: Id, points: z.number(), place: z.int().min(0) }),
    }),
  },
})
