import { decimals, toMainText } from '@baize/money'
import type { PageLocale } from '../boot.ts'

/** Digits after the point beyond which crypto amounts are cut for showing. */
const FRACTION_DIGITS_SHOWN_MAX = 8

export interface Currency {
  readonly code: string
  readonly subunitToUnit: bigint
}

/** How amounts of one currency are written in one language, always with the currency. */
export type WriteAmount = (amount: bigint) => string

export function amountWriter(locale: PageLocale, { code, subunitToUnit }: Currency, unit = code): WriteAmount {
  const places = decimals(subunitToUnit)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Math.min(places, 2),
    maximumFractionDigits: Math.min(places, FRACTION_DIGITS_SHOWN_MAX),
  })
  // Isolated, so that number and unit keep their order inside right-to-left sentences. The amount is given
  // as text, which `Intl` formats exactly.
  return (amount) => `\u2068${format.format(toMainText(amount, subunitToUnit) as `${number}`)}\u00a0${unit}\u2069`
}
