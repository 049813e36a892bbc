import { store } from './store.ts'

const fractionOf = (subunitToUnit: string): number => Math.max(0, subunitToUnit.length - 1)

/** Smallest units as the player reads them. Digits are those of the odds beside them. */
export function moneyText(
  units: string,
  currency = store.session?.currency ?? '',
  subunitToUnit = store.session?.subunitToUnit ?? '100',
): string {
  return `${decimal(BigInt(units), fractionOf(subunitToUnit))}\u00A0${currency}`
}

export function decimal(units: bigint, fraction: number): string {
  const digits = String(units).padStart(fraction + 1, '0')
  const whole = digits
    .slice(0, digits.length - fraction)
    .replaceAll(/\B(?=(\d{3})+$)/g, document.documentElement.lang === 'de' ? '.' : ',')
  if (fraction === 0) return whole
  const rest = digits
    .slice(-fraction)
    .replace(fraction > 2 ? /0+$/ : /$^/, '')
    .padEnd(2, '0')
  return `${whole}${document.documentElement.lang === 'de' ? ',' : '.'}${rest}`
}

const PERSIAN = /[۰-۹]/g

/** What was typed in main units as smallest units; undefined for what is no amount. */
export function unitsOf(typed: string, subunitToUnit = store.session?.subunitToUnit ?? '100'): bigint | undefined {
  const plain = typed
    .trim()
    .replaceAll(PERSIAN, (digit) => String(digit.codePointAt(0)! - 0x6f0))
    .replace(/[,٫]/, '.')
  const match = /^(\d{1,15})(?:\.(\d*))?$/.exec(plain)
  const fraction = fractionOf(subunitToUnit)
  if (!match || (match[2] ?? '').length > fraction) return undefined
  const units = BigInt(match[1]! + (match[2] ?? '').padEnd(fraction, '0'))
  return units > 0n ? units : undefined
}
