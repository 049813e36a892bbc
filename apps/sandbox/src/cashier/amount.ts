import { decimals, toMainText } from '@baize/money'
import type { Language } from './texts.ts'

/** An exact amount as the payer reads it, digits of the language included: `25.50 EUR`, `25,50 EUR`. */
export function amountText(amount: string, subunitToUnit: string, currency: string, language: Language): string {
  const scale = BigInt(subunitToUnit)
  const places = decimals(scale)
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    minimumFractionDigits: Math.min(places, 2),
    maximumFractionDigits: places,
  })
  // A numeric string is formatted exactly; a number would lose digits of an 18-decimal currency.
  return `${format.format(toMainText(BigInt(amount), scale) as `${number}`)}\u00a0${currency}`
}
