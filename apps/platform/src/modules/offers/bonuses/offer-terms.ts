import type { BonusTerms, StakeBounds } from '../../play/wagering/index.ts'
import { amountIn, type Units } from './amounts.ts'
import type { House, Offer, OfferedRange } from './offer.ts'

const DAY_MINUTES = 1440

/** The terms of an offer in a currency, as a bonus keeps them. */
export function termsOf({ terms }: Pick<Offer, 'terms'>, { stakeOrder, weights }: House, units: Units): BonusTerms {
  const { games, providers, casino, sportsbook, maxBet, maxWin, activateWithinDays, wagerWithinDays, ...same } = terms
  return {
    ...same,
    stakeOrder,
    weights,
    casino: boundsOf(casino, units),
    sportsbook: boundsOf(sportsbook, units),
    games: games.list,
    gamesExcluded: games.isExcluded,
    providers: providers.list,
    providersExcluded: providers.isExcluded,
    maxBet: maxBet && String(amountIn(maxBet, units)),
    maxWin: maxWin && String(amountIn(maxWin, units)),
    activateWithinMinutes: activateWithinDays * DAY_MINUTES,
    wagerWithinMinutes: wagerWithinDays * DAY_MINUTES,
  }
}

function boundsOf({ from, to }: OfferedRange, units: Units): StakeBounds {
  return {
    ...(from && { amountFrom: String(amountIn(from, units)) }),
    ...(to && { amountTo: String(amountIn(to, units)) }),
  }
}
