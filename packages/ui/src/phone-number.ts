import { latinDigits, onlyDigits } from './digits.ts'

export interface PhoneValue {
  /** The country's dialling prefix: digits without the `+`, or '' while none is chosen. */
  prefix: string
  /** The number within the country: digits only. */
  number: string
}

export interface PhoneCountry {
  /** ISO 3166 code, upper case. */
  code: string
  /** In the reader's language. */
  name: string
  /** Digits without the `+`; several countries may share one. */
  prefix: string
}

/** Takes an international number apart by the longest prefix that fits; null when it does not begin as one. */
export function splitInternational(text: string, countries: readonly PhoneCountry[]): PhoneValue | null {
  // The zero in brackets is dialled within the country only.
  const written = latinDigits(text).replace('(0)', '').trim()
  if (!/^(\+|00)/.test(written)) return null
  const digits = onlyDigits(written).replace(/^00/, '')
  const fitting = countries.filter(({ prefix }) => prefix !== '' && digits.startsWith(prefix))
  const longest = fitting.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
  return longest ? { prefix: longest.prefix, number: digits.slice(longest.prefix.length) } : null
}
