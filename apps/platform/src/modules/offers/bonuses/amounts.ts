import type { Currency } from '@baize/contract'
import { fromMain } from '@baize/money'
import type { OfferedAmount, OfferedRange } from './offer.ts'

/** What is needed of a currency to tell amounts in it. */
export type Units = Pick<Currency, 'code' | 'subunitToUnit' | 'rate'>

/** Smallest units of an offered amount: the currency's own item, or the base amount at the rate of now, rounded down. */
export function amountIn({ base, currencies }: OfferedAmount, { code, subunitToUnit, rate }: Units): bigint {
  const own = currencies[code]
  if (own !== undefined) return fromMain(own, BigInt(subunitToUnit))
  return BigInt(Math.floor(base * rate.rate))
}

/** Whether an amount of smallest units lies within an offered range. */
export function isWithin(amount: bigint, { from, to }: OfferedRange, units: Units): boolean {
  return (!from || amount >= amountIn(from, units)) && (!to || amount <= amountIn(to, units))
}
