import { decimals, fromMain } from '@baize/money'

/**
 * An amount of coins, which networks may count finer than the house does, in the house's smallest units: what is below
 * one of them is nobody's. `null` for what is no amount.
 */
export function readValue(value: string, subunitToUnit: bigint): bigint | null {
  const match = /^(\d{1,38})(?:\.(\d{1,38}))?$/.exec(value)
  if (!match) return null
  const [, whole, fraction = ''] = match
  return fromMain(`${whole}.${`${fraction}0`.slice(0, Math.max(decimals(subunitToUnit), 1))}`, subunitToUnit)
}
