import type { MessageChannel } from '@baize/contract/kinds'
import type { Ways } from '../preferences/index.ts'
import type { Tally } from './broadcast.ts'

/** What is known of a player at the moment a broadcast would be sent to them. */
export interface Reader {
  /** Neither closed nor blocked nor limited. */
  isActive: boolean
  /** Excluded, cooling off, or not known to be clear of the register of their country. */
  isOnBreak: boolean
  /** By which ways the player wants to hear of the topic. */
  ways: Ways
  /** An address that was proved, of somebody who agreed to letters about offers. */
  takesLetters: boolean
  hasBrowser: boolean
}

/** By which ways a broadcast goes, or why by none. */
export type Reach = { kind: 'sent'; by: MessageChannel[] } | { kind: 'closed' | 'break' | 'unwilling' }

/** Standing and breaks come before consent, and consent before what the house wants. */
export function reachOf(
  { isActive, isOnBreak, ways, takesLetters, hasBrowser }: Reader,
  wanted: readonly MessageChannel[],
): Reach {
  if (!isActive) return { kind: 'closed' }
  if (isOnBreak) return { kind: 'break' }
  const can = { site: true, email: takesLetters, push: hasBrowser }
  const by = wanted.filter((channel) => ways[channel] && can[channel])
  return by.length > 0 ? { kind: 'sent', by } : { kind: 'unwilling' }
}

export const nothing: Tally = {
  reached: 0,
  bySite: 0,
  byEmail: 0,
  byPush: 0,
  leftClosed: 0,
  leftBreak: 0,
  leftUnwilling: 0,
}

/** What a player adds to the figures of a broadcast. */
export function tallyOf(reach: Reach): Tally {
  if (reach.kind === 'sent') {
    const has = (channel: MessageChannel) => Number(reach.by.includes(channel))
    return { ...nothing, reached: 1, bySite: has('site'), byEmail: has('email'), byPush: has('push') }
  }
  if (reach.kind === 'closed') return { ...nothing, leftClosed: 1 }
  return reach.kind === 'break' ? { ...nothing, leftBreak: 1 } : { ...nothing, leftUnwilling: 1 }
}

export function addTallies(one: Tally, other: Tally): Tally {
  const sum = { ...one }
  for (const name of Object.keys(nothing) as (keyof Tally)[]) sum[name] += other[name]
  return sum
}
