import { channelName, matchChannel } from '../core/channel.ts'
import type { Channel, ChannelParameters, EventOf } from '../core/channel.ts'
import { playerBonusCodes, playerBonuses, playerFreespins } from './bonus.ts'
import { activityBoard, gameBets, onlinePlayers, winners } from './game.ts'
import { paymentInvoices } from './payment.ts'
import { messengerNotifications, playerProfile } from './player.ts'
import {
  loyaltyAccounts,
  quests,
  tournamentLeaderboard,
  tournamentPlayerEntry,
  tournaments,
  wheelSpins,
} from './retention.ts'
import { walletAccounts } from './wallet.ts'

export * from './bonus.ts'
export * from './game.ts'
export * from './payment.ts'
export * from './player.ts'
export * from './retention.ts'
export * from './wallet.ts'

/** Every channel of the socket, by name. No two match the same channel name. */
export const channels = {
  activityBoard,
  gameBets,
  loyaltyAccounts,
  messengerNotifications,
  onlinePlayers,
  paymentInvoices,
  playerBonusCodes,
  playerBonuses,
  playerFreespins,
  playerProfile,
  quests,
  tournamentLeaderboard,
  tournamentPlayerEntry,
  tournaments,
  walletAccounts,
  wheelSpins,
  winners,
}

export type Channels = typeof channels

/** The definition behind a channel name and its parameters; undefined for a name that is nobody's. */
export function findChannel(name: string): { channel: Channel; parameters: Record<string, string> } | undefined {
  for (const channel of Object.values<Channel>(channels)) {
    const parameters = matchChannel(channel, name)
    if (parameters) return { channel, parameters }
  }
  return undefined
}

/**
 * Whether somebody may subscribe. `playerId` is the `sub` of the token, undefined for a guest.
 * A private channel is for the player its name ends in; an unknown name is for nobody.
 */
export function maySubscribe(name: string, playerId: string | undefined): boolean {
  const found = findChannel(name)
  if (!found) return false
  return found.channel.access === 'everyone' || (playerId !== undefined && found.parameters.playerId === playerId)
}

/** A publication: the channel name and the payload with its `event`. Types hold the payload to the channel. */
export function publication<C extends Channel>(
  channel: C,
  parameters: ChannelParameters<C>,
  data: EventOf<C>,
): { channel: string; data: EventOf<C> } {
  return { channel: channelName(channel, parameters), data }
}
