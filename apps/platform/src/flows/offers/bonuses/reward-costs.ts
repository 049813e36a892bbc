import type { Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import { BASE_CURRENCY, readSettings } from '../../../modules/ground/settings/index.ts'
import { CHANCES, type Offer, type Reward, type Wheel, type WholeBook } from '../../../modules/offers/bonuses/index.ts'
import { readPlayedGames } from '../../../modules/play/games/index.ts'
import type { Services } from '../../../services.ts'
import { giftCost } from './bonus-cost.ts'

export const DAY_MS = 86_400_000
/** What was done lately is told of so many days. */
export const LATELY_DAYS = 28

/** What a reward is worth at its full amount, and what it costs on average; main units of the base currency. */
export interface Cost {
  value: number
  cost: number
}

/** The base currency, in which costs are told. */
export async function baseUnits(db: Queryable, services: Services) {
  const units = (await readSettings(services, db)).currencies.find(({ code }) => code === BASE_CURRENCY)
  assert(units, 'the base currency is one of the house')
  return units
}

/** How many lines the game of an offer's free spins has, which share what a round is worth; 1 where it gives none. */
export async function paylinesFor(db: Queryable, offers: readonly Offer[]): Promise<(offer: Offer) => number> {
  const games = offers.flatMap(({ gives }) => gives.freeSpins?.game ?? [])
  const played = games.length > 0 ? await readPlayedGames(db, games) : []
  const paylines = new Map(played.map((game) => [game.identity, game.paylines]))
  return ({ gives }) => paylines.get(gives.freeSpins?.game ?? '') ?? 1
}

/**
 * What rewards of a book cost. Money costs what it is; bonuses and free rounds what is left of them on average, by the
 * mathematics of a typical game; a spin of a wheel what it draws on average. Points are no money.
 */
export async function rewardCosts(db: Queryable, services: Services, book: WholeBook) {
  const units = await baseUnits(db, services)
  const paylinesOf = await paylinesFor(db, [...book.offers.values()])

  async function costOf(reward: Reward): Promise<Cost> {
    if (reward.kind === 'money') return { value: reward.amount.base, cost: reward.amount.base }
    if (reward.kind === 'wheelSpins') {
      const wheel = book.wheels.get(reward.wheel)
      const { value, cost } = wheel ? await averageOf(wheel) : NOTHING
      return { value: reward.count * value, cost: reward.count * cost }
    }
    const offer = reward.kind === 'offer' && book.offers.get(reward.offer)
    if (!offer) return NOTHING
    const { amount, freeSpins } = offer.gives
    const value = (amount?.base ?? 0) + (freeSpins ? freeSpins.rounds * freeSpins.value.base : 0)
    return { value, cost: await giftCost(offer, book, units, paylinesOf(offer)) }
  }

  /** A spin of a wheel. */
  async function averageOf({ sectors }: Wheel): Promise<Cost> {
    const sum = { value: 0, cost: 0 }
    for (const { chance, gives } of sectors) {
      const { value, cost } = await costOf(gives)
      sum.value += (chance / CHANCES) * value
      sum.cost += (chance / CHANCES) * cost
    }
    return sum
  }

  return { units, costOf, averageOf }
}

const NOTHING: Cost = { value: 0, cost: 0 }
