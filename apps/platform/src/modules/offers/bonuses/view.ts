import type { DepositBonus } from '@baize/contract'
import { BonusStatus, BonusType } from '@baize/contract/kinds'
import { type Offer, type OfferBook, type OfferedAmount, type OfferedRange, nameIn, packageNames } from './offer.ts'
import { isOpen } from './standing.ts'

const items = (amount: OfferedAmount | null | undefined) =>
  Object.entries(amount?.currencies ?? {}).map(([currency, own]) => ({ currency, amount: own }))

function ranges({ from, to }: OfferedRange) {
  const currencies = new Set([...Object.keys(from?.currencies ?? {}), ...Object.keys(to?.currencies ?? {})])
  return [...currencies].map((currency) => ({
    currency,
    amountFrom: from?.currencies[currency] ?? null,
    amountTo: to?.currencies[currency] ?? null,
  }))
}

const wagerRange = (range: OfferedRange) => ({
  amountItems: ranges(range),
  baseCurrencyAmountFrom: range.from?.base ?? null,
  baseCurrencyAmountTo: range.to?.base ?? null,
})

/** Rounds an offer gives, in the currency it is shown in: what one is worth in main units. */
export interface OfferedSpins {
  game: string
  provider: string
  rounds: number
  price: number
  currency: string
  playWithinDays: number
}

const spinsView = (
  id: string,
  name: string,
  { game, provider, rounds, price, currency, playWithinDays }: OfferedSpins,
) => ({
  freespinDurationMinutes: Math.round(playWithinDays * 1440),
  gameId: game,
  providerId: provider,
  presets: [{ id, name, currency, originalCurrency: currency, price, quantity: rounds }],
})

/** An offer as the wire carries it, in the words of a locale. A secret code is told to nobody. */
export function offerView(
  offer: Offer,
  { packages }: OfferBook,
  { locale, now, spins }: { locale: string | null; now: Date; spins: OfferedSpins | null },
): DepositBonus {
  const { id, type, code, gives, trigger, terms, package: group } = offer
  const status = isOpen(offer, now)
    ? BonusStatus.running
    : isPlanned(offer, now)
      ? BonusStatus.planned
      : BonusStatus.finished
  return {
    id,
    name: nameIn(offer, locale),
    names: offer.names,
    status,
    type: BonusType[type],
    bonusCode: code && !code.isSecret ? code.text : null,
    wagerCasino: terms.wagerCasino,
    wagerSportsbook: terms.wagerSportsbook,
    baseCurrencyMaxWinAmount: terms.maxWin?.base ?? null,
    maxWinAmountItems: items(terms.maxWin),
    ...(terms.maxWinMultiplier !== null && { maxWinMultiplier: terms.maxWinMultiplier }),
    sticky: terms.sticky,
    cashable: terms.cashable,
    endsOnWithdrawal: terms.onWithdrawal === 'cancels',
    assignConditions: {
      amountItems: items(gives.amount),
      baseCurrencyAmount: gives.amount?.base ?? null,
      depositPercentage: gives.percentage ?? null,
      maxAmountItems: items(gives.max),
      maxBonusAmountItems: items(gives.max),
      baseCurrencyMaxAmount: gives.max?.base ?? null,
      ...(spins && spinsView(id, nameIn(offer, locale), spins)),
    },
    triggerConditions: {
      invoiceAmountItems: ranges(trigger.deposit),
      baseCurrencyInvoiceAmountFrom: trigger.deposit.from?.base ?? null,
      baseCurrencyInvoiceAmountTo: trigger.deposit.to?.base ?? null,
      availableFrom: offer.availableFrom,
      availableTo: offer.availableTo,
    },
    wagerCasinoConditions: {
      // The highest stake is one that counts, too.
      ...wagerRange(terms.maxBet ? { ...terms.casino, to: terms.maxBet } : terms.casino),
      gameIds: terms.games.list,
      gameIdsExcluded: terms.games.isExcluded,
      providerIds: terms.providers.list,
      providerIdsExcluded: terms.providers.isExcluded,
    },
    wagerSportsbookConditions: wagerRange(terms.sportsbook),
    package: group && { id: group.id, ...packageNames(packages, group.id, locale) },
    packagePriority: group?.priority ?? 0,
  }
}

function isPlanned({ isRunning, availableFrom }: Offer, now: Date): boolean {
  return isRunning && availableFrom !== null && now < new Date(availableFrom)
}
