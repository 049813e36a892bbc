import { findChannel } from '@baize/contract'

/** What a channel allows. */
export interface ChannelRule {
  /** The only player who may subscribe; undefined when everyone may. */
  ownerId: string | undefined
  /** Publications kept for readers of history and for recovery; 0 keeps none. */
  historySize: number
}

/** The rule for a channel, or undefined for a channel that does not exist. */
export type ChannelRules = (channel: string) => ChannelRule | undefined

/** More than a reader asks for, so that one that was away for a moment misses nothing. */
const KEPT_MIN = 32

/**
 * Rules from the channels of the contract. What follows `#` is the owning player's id, except on the
 * activity board, where it is the id of a board that everyone may watch.
 */
export const channelRule: ChannelRules = (name) => {
  const found = findChannel(name)
  if (!found) return undefined
  const { access, historySize } = found.channel
  // A private channel without an owner in its name is open to nobody.
  const ownerId = access === 'owner' ? (found.parameters['playerId'] ?? '') : undefined
  return { ownerId, historySize: historySize === 0 ? 0 : Math.max(historySize, KEPT_MIN) }
}

/** Whether this visitor may subscribe; a guest has no player id. */
export function isAllowed({ ownerId }: ChannelRule, playerId: string | undefined): boolean {
  return ownerId === undefined || (playerId !== undefined && playerId === ownerId)
}
