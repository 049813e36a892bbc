import { isIP } from 'node:net'

/** A header as Node gives it: repeated ones are one text with commas, or a list. */
export type HeaderValue = string | readonly string[] | undefined

/**
 * Where the edge saw a visitor: a country as two capital letters; `unknown` when it did not say, or said that it
 * does not know; `conflicting` when it is said more than once in different words, or in words that name no country.
 */
export type VisitorCountry = Uppercase<string> | 'unknown' | 'conflicting'

/** What edges say of visitors they cannot place: Cloudflare's words for no country, and for Tor. */
const UNPLACED = new Set(['', 'XX', 'T1'])

/** The one reading of the country header, for pages, calls and sockets alike. */
export function countryOf(header: HeaderValue): VisitorCountry {
  if (header === undefined) return 'unknown'
  // Nearly every visitor's; the rest is for what an edge should not send.
  if (typeof header === 'string' && /^[A-Z]{2}$/.test(header) && !UNPLACED.has(header))
    return header as Uppercase<string>
  const parts = partsOf(header)
  if (parts.every((part) => UNPLACED.has(part.toUpperCase()))) return 'unknown'
  if (!parts.every((part) => /^[a-z]{2}$/i.test(part))) return 'conflicting'
  const [country, ...others] = new Set(parts.map((part) => part.toUpperCase()))
  return others.length === 0 ? (country as Uppercase<string>) : 'conflicting'
}

/** The country of a visitor who has one, to choose a language by and to write down; nothing is allowed by it. */
export function placeOf(country: VisitorCountry): string | null {
  return country === 'unknown' || country === 'conflicting' ? null : country
}

/**
 * Whether a visitor has to be treated as one from `code`; every rule that closes something to a country asks this.
 * Who says contradictory things may be from anywhere. So may who is unknown, where the edge is known to place
 * everybody (`isCountryStated`): that request came around it.
 */
export function mayBeFrom(country: VisitorCountry, code: string, isCountryStated: boolean): boolean {
  if (country === 'conflicting') return true
  return country === 'unknown' ? isCountryStated : country === code
}

/**
 * A visitor's address: the header's where the operator named one, otherwise the connection's. An edge that adds to
 * a list puts what it saw last; whatever stands before came from the visitor, who could be anybody with it.
 */
export function addressOf(header: HeaderValue, connection: string): string {
  const address = partsOf(header).at(-1) ?? ''
  return isIP(address) ? address : connection
}

function partsOf(header: HeaderValue): string[] {
  const text = typeof header === 'string' ? header : (header ?? []).join(',')
  return text.split(',').map((part) => part.trim())
}
