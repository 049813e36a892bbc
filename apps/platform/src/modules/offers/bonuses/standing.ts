import { IssueStatus } from '@baize/contract/kinds'
import type { Offer } from './offer.ts'

/** What of a player decides about offers. */
export interface Taker {
  country: string | null
  segmentIds: readonly string[]
  /** Deposits that have been settled. */
  deposits: number
  /** Whether the player may be offered anything at all. */
  mayBeOffered: boolean
}

/** How often the player has had an offer, and when last. */
export interface Issued {
  count: number
  lastAt: Date
}

const DAY_MS = 86_400_000
const REST_MS = { once: Number.POSITIVE_INFINITY, daily: DAY_MS, weekly: 7 * DAY_MS } as const

/** Whether a player can have an offer, has had it, or cannot. */
export function standingOf(offer: Offer, taker: Taker, issued: Issued | undefined, now: Date): IssueStatus {
  // Each friend brings it once, whatever others brought before.
  if (offer.trigger.on !== 'referral' && isReceived(offer, issued, now)) return IssueStatus.received
  if (!isOpen(offer, now)) return IssueStatus.closed
  return isFor(offer, taker) ? IssueStatus.available : IssueStatus.notAvailable
}

/** Whether the player has had it too lately to have it again. */
export function isReceived({ issues }: Pick<Offer, 'issues'>, issued: Issued | undefined, now: Date): boolean {
  return issued !== undefined && now.getTime() - issued.lastAt.getTime() < REST_MS[issues]
}

/** Whether it is one of the player's later deposits that sets the offer off, and nothing else is in the way. */
export function isAhead(offer: Offer, taker: Taker): boolean {
  const numbers = offer.trigger.depositNumbers
  return numbers !== null && numbers.from > taker.deposits + 1 && isFor(offer, { ...taker, deposits: numbers.from - 1 })
}

/** Whether the offer runs at the moment. */
export function isOpen({ isRunning, availableFrom, availableTo }: Offer, now: Date): boolean {
  return (
    isRunning && (!availableFrom || now >= new Date(availableFrom)) && (!availableTo || now < new Date(availableTo))
  )
}

function isFor({ countries, segments, trigger }: Offer, { country, segmentIds, deposits, mayBeOffered }: Taker) {
  const numbers = trigger.on === 'deposit' ? trigger.depositNumbers : null
  return (
    mayBeOffered &&
    (countries.length === 0 || (country !== null && countries.includes(country))) &&
    (segments.length === 0 || segments.some((id) => segmentIds.includes(id))) &&
    (!numbers || (deposits + 1 >= numbers.from && (numbers.to === null || deposits + 1 <= numbers.to)))
  )
}
