import type { Price } from '../model/prices.ts'
import { lineCount, limitsOf, payoutMost } from './stake.ts'
import type { Leg, Ticket } from './ticket.ts'

/** What keeps a stake from being higher. */
export type LimitOf = 'ticket' | 'event' | 'market' | 'player'

/** The highest stake that fits, 0 where the lowest does not, and which limit says so. */
export interface Room {
  readonly most: bigint
  readonly limit: LimitOf
}

/** A ticket that somebody wants to place. */
export interface Wanted {
  readonly playerId: string
  readonly currency: string
  readonly subunitToUnit: string
  readonly size: number
  readonly legs: readonly Pick<Leg, 'eventId' | 'market' | 'price'>[]
}

export interface Exposure {
  /** Counts a ticket as it now stands instead of as it stood; undefined takes it out. */
  readonly count: (id: string, ticket: Ticket | undefined) => void
  /** How high the stake of a ticket may be beside all that is open. */
  readonly roomFor: (wanted: Wanted) => Room
}

/** What open tickets can cost beyond their stakes, by match, market and player, each currency by itself. */
export function createExposure(): Exposure {
  const sums = new Map<string, bigint>()
  const counted = new Map<string, { keys: readonly string[]; cost: bigint }>()

  const add = (keys: readonly string[], cost: bigint): void => {
    for (const key of keys) {
      const sum = (sums.get(key) ?? 0n) + cost
      if (sum === 0n) sums.delete(key)
      else sums.set(key, sum)
    }
  }

  return {
    count(id, ticket) {
      const before = counted.get(id)
      if (before) add(before.keys, -before.cost)
      counted.delete(id)
      if (!ticket || (ticket.state !== 'open' && ticket.state !== 'placing')) return
      const entry = { keys: keysOf(ticket).map(({ key }) => key), cost: costOf(ticket) }
      counted.set(id, entry)
      add(entry.keys, entry.cost)
    },
    roomFor(wanted) {
      const limits = limitsOf(BigInt(wanted.subunitToUnit))
      const prices = wanted.legs.map(({ price }) => price)
      const byCost = keysOf(wanted).map(({ key, limit }) => {
        const left = limits.costMax[limit] - (sums.get(key) ?? 0n)
        return { limit, most: stakeOfCost(left > 0n ? left : 0n, wanted.size, prices) }
      })
      const byPayout: Room = { limit: 'ticket', most: stakeOfPayout(limits.payoutMax, wanted.size, prices) }
      const { most, limit } = byCost.reduce<Room>((lowest, room) => (room.most < lowest.most ? room : lowest), byPayout)
      const least = limits.stakeMin * BigInt(lineCount(prices.length, wanted.size))
      return { most: most < least ? 0n : most, limit }
    },
  }
}

/** A ticket with several legs counts in full for each of them: it is lost with one, but nobody knows with which. */
function keysOf({ playerId, currency, legs }: Pick<Wanted, 'playerId' | 'currency' | 'legs'>) {
  const key = (limit: Exclude<LimitOf, 'ticket'>, name: string) => ({ limit, key: `${limit} ${currency} ${name}` })
  return [
    key('player', playerId),
    ...legs.flatMap(({ eventId, market }) => [key('event', eventId), key('market', `${eventId} ${market}`)]),
  ]
}

/** What a ticket costs at worst, by the share of its stake that still runs. */
function costOf({ payoutMax, stake, stakeLeft }: Ticket): bigint {
  return ((BigInt(payoutMax) - BigInt(stake)) * BigInt(stakeLeft)) / BigInt(stake)
}

/** One line's stake at which every product of prices is a whole number, and what all lines then pay. */
function exactly(size: number, prices: readonly Price[]) {
  const lines = BigInt(lineCount(prices.length, size))
  const line = 100n ** BigInt(size)
  return { lines, line, paid: payoutMost(line, size, prices) }
}

/** The highest stake that pays no more than this. */
function stakeOfPayout(payout: bigint, size: number, prices: readonly Price[]): bigint {
  const { lines, line, paid } = exactly(size, prices)
  return ((payout * line) / paid) * lines
}

/** The highest stake that costs no more than this beyond itself. */
function stakeOfCost(cost: bigint, size: number, prices: readonly Price[]): bigint {
  const { lines, line, paid } = exactly(size, prices)
  return ((cost * line) / (paid - line * lines)) * lines
}
