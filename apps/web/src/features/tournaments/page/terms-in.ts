import type { Tournament } from '@baize/contract'

type Terms = Pick<Tournament, 'conditions' | 'rates'>

/** The stakes of rounds that count, in main units of a currency; `null` where they have no bound. */
export function boundsIn({ conditions }: Terms, currency: string): { from: number | null; to: number | null } {
  const own = conditions.currencies?.find(({ isoCode }) => isoCode === currency)
  if (own) return { from: own.minAmount ?? null, to: own.maxAmount ?? null }
  return { from: conditions.minAmount ?? null, to: conditions.maxAmount ?? null }
}

/** Main units of a currency that are worth one point. */
export function stakeOfPoint({ rates }: Terms, currency: string): number {
  const own = rates.currencyRates?.find(({ isoCode }) => isoCode === currency)?.rate
  return Number((1 / (own ?? rates.baseCurrencyRate)).toPrecision(4))
}
