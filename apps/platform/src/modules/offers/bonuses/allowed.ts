import type { CashbackOffer, Offer, OfferBook } from './offer.ts'

/** What the rules of a country say of bonuses. */
export interface BonusRules {
  /** How often a player may be given one. */
  bonuses: 'any' | 'first' | 'none'
  wageringMax: number | null
  /** Whether one bonus may ask for play of several kinds. */
  mixedProducts: boolean
}

/** What of the house's offers is left by the rules; wagering above what they allow is brought down to it. */
export function allowedOf(book: OfferBook, rules: BonusRules): OfferBook {
  const offers = [...book.offers].filter(([, offer]) => isAllowed(offer, rules))
  return { ...book, offers: new Map(offers.map(([id, offer]) => [id, capped(offer, rules.wageringMax)])) }
}

/** What the rules leave of cashback: nothing where bonuses are not for whoever plays on. */
export function allowedCashback(offer: CashbackOffer, { bonuses, wageringMax, mixedProducts }: BonusRules) {
  const isMixed = offer.terms.wagerCasino > 0 && offer.terms.wagerSportsbook > 0
  return bonuses === 'any' && (mixedProducts || !isMixed) ? capped(offer, wageringMax) : null
}

function isAllowed({ trigger, terms }: Offer, { bonuses, mixedProducts }: BonusRules): boolean {
  if (bonuses === 'none') return false
  // Who is offered something at the first play alone is promised nothing for later deposits.
  if (bonuses === 'first' && (trigger.depositNumbers?.from ?? 1) > 1) return false
  return mixedProducts || terms.wagerCasino === 0 || terms.wagerSportsbook === 0
}

function capped<Some extends Pick<Offer, 'terms'>>(offer: Some, wageringMax: number | null): Some {
  if (wageringMax === null) return offer
  const { wagerCasino, wagerSportsbook } = offer.terms
  const terms = {
    ...offer.terms,
    wagerCasino: Math.min(wagerCasino, wageringMax),
    wagerSportsbook: Math.min(wagerSportsbook, wageringMax),
  }
  return { ...offer, terms }
}
