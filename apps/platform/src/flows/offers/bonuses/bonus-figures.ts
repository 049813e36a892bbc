import type { BonusFigures } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { nameIn, type WholeBook } from '../../../modules/offers/bonuses/index.ts'
import type { Services } from '../../../services.ts'
import { houseCost } from './bonus-cost.ts'
import { timesOfFile } from './offer-schedule.ts'
import { baseUnits, paylinesFor } from './reward-costs.ts'

/** Every bonus of a book as operators see it, or one of them. */
export async function listBonusFigures(
  db: Queryable,
  services: Services,
  { book = services.offers.current(), only }: { book?: WholeBook; only?: string } = {},
): Promise<BonusFigures[]> {
  const now = services.clock.now()
  const units = await baseUnits(db, services)
  const asked = only === undefined ? [...book.offers.values()] : [book.offers.get(only)].flatMap((offer) => offer ?? [])
  const paylinesOf = await paylinesFor(db, asked)
  const figures: BonusFigures[] = []
  for (const offer of asked) {
    const cost = await houseCost(offer, book, units, paylinesOf(offer))
    const { depositAmount, bonusAmount, freeRounds, casinoWagerAmount, odds } = cost
    figures.push({
      offerId: offer.id,
      title: nameIn(offer, null),
      ...timesOfFile(offer, now),
      setOffBy: offer.trigger.on,
      depositFrom: depositAmount,
      bonusAmount,
      freeRounds,
      wager: casinoWagerAmount,
      expectedCost: odds && Math.round(100 * (odds.leftAmount - (depositAmount ?? 0))) / 100,
      nothing: odds && odds.nothing,
    })
  }
  return figures
}
