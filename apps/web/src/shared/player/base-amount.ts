import type { CurrencyInfo } from '../page/page-info.ts'

/**
 * An amount that the house states in its base currency, in main units of another: what the platform counts with, which is
 * whole smallest units, rounded down. `null` without a rate, or where it comes to nothing.
 */
export function baseAmountIn(base: number, currency: string, currencies: readonly CurrencyInfo[]): number | null {
  const target = currencies.find(({ code }) => code === currency)
  return target ? Math.floor(base * target.rate.rate) / target.subunitToUnit || null : null
}
