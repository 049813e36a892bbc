import { localDigits } from './digits.ts'
import { formatTag } from '@baize/contract/dates'
import type { CurrencyInfo } from './page-info.ts'

/**
 * An amount in main units as the player reads it, always with its currency. BTC and ETH are shown in
 * thousandths under their sub-currency's code unless the site shows atomic units.
 */
export function formatAmount(
  amount: number,
  currency: string,
  {
    locale,
    currencies,
    useAtomicUnits,
  }: { locale: string; currencies: readonly CurrencyInfo[]; useAtomicUnits?: boolean },
): string {
  const { amount: shown, code, fractionDigits } = displayUnits(amount, currency, currencies, useAtomicUnits)
  const number = numberFormat(locale, fractionDigits).format(shown)
  return `${number} ${code}`
}

/** The figure and the code to show for an amount in main units. */
export function displayUnits(
  amount: number,
  currency: string,
  currencies: readonly CurrencyInfo[],
  useAtomicUnits = false,
): { amount: number; code: string; fractionDigits: number } {
  const info = currencies.find(({ code }) => code === currency)
  const milli = info?.subCurrencies?.find(({ subunitToUnit }) => subunitToUnit === 1000)
  if (milli && !useAtomicUnits && (currency === 'BTC' || currency === 'ETH'))
    return { amount: amount * 1000, code: milli.code, fractionDigits: 8 }
  const fractionDigits = info ? Math.min(8, String(info.subunitToUnit).length - 1) : 2
  return { amount, code: currency, fractionDigits }
}

/** Decimal odds. */
export function formatOdds(odds: number, locale: string): string {
  return new Intl.NumberFormat(formatTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(odds)
}

/** A number of things. The small ones, which every page has, do without `Intl`. */
export function formatCount(count: number, locale: string): string {
  return Number.isInteger(count) && count >= 0 && count < 1000
    ? localDigits(String(count), locale)
    : numberFormat(locale, 0).format(count)
}

const formats = new Map<string, Intl.NumberFormat>()

/** A cached number format with at least two and at most `digits` decimals (fewer only for currencies without). */
export function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(formatTag(locale), {
      minimumFractionDigits: Math.min(2, digits),
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format
}
