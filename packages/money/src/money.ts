/** An exact amount: smallest units of one currency. Floats never enter arithmetic. */
export interface Money {
  readonly amount: bigint
  readonly currency: string
}

/** What the arithmetic needs to know of a currency. `subunitToUnit` is a power of ten: 100, 1, 10^18. */
export interface CurrencyScale {
  readonly code: string
  readonly subunitToUnit: bigint
}

export class MoneyError extends Error {
  override readonly name = 'MoneyError'
}

export function money(amount: bigint, currency: string): Money {
  return { amount, currency }
}

export function add(left: Money, right: Money): Money {
  return { amount: left.amount + sameCurrency(left, right).amount, currency: left.currency }
}

export function subtract(left: Money, right: Money): Money {
  return { amount: left.amount - sameCurrency(left, right).amount, currency: left.currency }
}

function sameCurrency(left: Money, right: Money): Money {
  if (left.currency !== right.currency) throw new MoneyError(`mixed currencies ${left.currency} and ${right.currency}`)
  return right
}

export type Rounding = 'down' | 'half-up'

/** `amount × numerator / denominator` with the rounding named at the call. Amounts are not negative. */
export function multiplyByRatio(amount: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n || amount < 0n || numerator < 0n) throw new MoneyError('ratios are of positive numbers')
  const product = amount * numerator
  return rounding === 'down' ? product / denominator : (product * 2n + denominator) / (denominator * 2n)
}

/** Decimal places of a currency: 2 for a `subunitToUnit` of 100. */
export function decimals(subunitToUnit: bigint): number {
  return subunitToUnit.toString().length - 1
}

/** Smallest units as exact decimal text in main units: `2550` of EUR is `25.50`. */
export function toMainText(amount: bigint, subunitToUnit: bigint): string {
  const places = decimals(subunitToUnit)
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, '0')
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * Smallest units as the JSON number in main units that the wire contract asks for.
 * The number is the double nearest to the exact value; it is for showing, never for arithmetic.
 */
export function toMainNumber(amount: bigint, subunitToUnit: bigint): number {
  return Number(toMainText(amount, subunitToUnit))
}

/**
 * Main units, as text or as a number from the wire (exponents included), to smallest units.
 * Throws `MoneyError` when the value is not a plain number or is finer than the smallest unit.
 */
export function fromMain(value: string | number, subunitToUnit: bigint): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(String(value).trim())
  if (!match) throw new MoneyError(`not an amount: ${value}`)
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const shift = decimals(subunitToUnit) - fraction.length + Number(exponent)
  const digits = whole + fraction
  const excess = shift < 0 ? digits.slice(shift) : ''
  if (/[1-9]/.test(excess)) throw new MoneyError(`finer than the smallest unit: ${value}`)
  const scaled = shift >= 0 ? digits + '0'.repeat(shift) : digits.slice(0, shift) || '0'
  const amount = BigInt(scaled)
  return sign === '-' ? -amount : amount
}
