import { fromMain } from '@baize/money'
import { plainDigits } from '../../../shared/page/digits.ts'

/** An amount as it is typed: digits, at most one point, in main units. Empty while there is none. */
export type AmountText = string

export interface AmountLimits {
  /** Main units. */
  min: number
  max: number
}

const LENGTH_MAX = 10

/** How many decimals amounts of a currency have: 2 for 100 subunits, none for 1. */
export function decimalsOf(subunitToUnit: number): number {
  return Math.round(Math.log10(subunitToUnit))
}

/**
 * Keeps what an amount may hold: digits of any script, one separator where the currency has decimals, no
 * leading zeros, 10 characters in all. Whatever else was typed or pasted is dropped.
 */
export function maskAmount(typed: string, decimals: number): AmountText {
  const plain = plainDigits(typed)
    .replaceAll(/[,٫]/g, '.')
    .replaceAll(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const units = whole.replace(/^0+(?=\d)/, '')
  if (rest.length === 0 || decimals === 0) return units.slice(0, LENGTH_MAX)
  const masked = `${units || '0'}.${rest.join('').slice(0, decimals)}`
  return masked.slice(0, LENGTH_MAX)
}

/** The amount in main units; 0 for an empty or unfinished one. */
export function readAmount(text: AmountText): number {
  const amount = Number(text)
  return Number.isFinite(amount) ? amount : 0
}

/** From here on `toFixed` writes exponents. Numbers that large are whole. */
const FIXED_MAX = 1e21

/** A number of main units as it would be typed, without needless decimals. */
export function writeAmount(amount: number, decimals: number): AmountText {
  if (Math.abs(amount) >= FIXED_MAX) return amount.toLocaleString('en', { useGrouping: false })
  const text = amount.toFixed(Math.min(decimals, 8))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** What stands in the field once it is left: nothing and too little become the least, too much the most. */
export function settleAmount(text: AmountText, limits: AmountLimits, decimals: number): AmountText {
  return writeAmount(clampAmount(readAmount(text), limits), decimals)
}

export function clampAmount(amount: number, { min, max }: AmountLimits): number {
  return Math.min(Math.max(amount, min), max)
}

export function isWithin(text: AmountText, { min, max }: AmountLimits): boolean {
  return sideOf(text, { min, max }) === 'within'
}

/** On which side of the limits an amount is; an empty one is too little. */
export function sideOf(text: AmountText, { min, max }: AmountLimits): 'below' | 'within' | 'above' {
  const amount = readAmount(text)
  if (text === '' || amount < min) return 'below'
  return amount > max ? 'above' : 'within'
}

/** Suggested amounts one may really choose. */
export function presetsWithin<Preset extends { amount: number }>(
  presets: readonly Preset[],
  { min, max }: AmountLimits,
): Preset[] {
  return presets.filter(({ amount }) => amount >= min && amount <= max)
}

/** What a form starts with: the default suggestion when it may be chosen, the least otherwise. */
export function firstAmount(presets: readonly { amount: number; default: boolean }[], limits: AmountLimits): number {
  return presetsWithin(presets, limits).find((preset) => preset.default)?.amount ?? limits.min
}

/** The amount in smallest units as it travels: an integer, as text where it outgrows safe integers. */
export function toMinorUnits(text: AmountText, subunitToUnit: number): number | string {
  const minor = fromMain(text.replace(/\.$/, ''), BigInt(subunitToUnit))
  return minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : minor.toString()
}
