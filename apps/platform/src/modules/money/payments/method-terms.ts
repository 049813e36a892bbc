import type { Currency, PaymentMethod } from '@baize/contract'
import { type FieldDefinition, fieldView } from './fields.ts'

/** A way to pay, in or out, as data. Amounts are main units of the base currency; others get round amounts near them. */
export interface MethodTerms extends Pick<PaymentMethod, 'method' | 'processingType' | 'names' | 'icon'> {
  /** `address`: the player gets an address and sends to it what they like. A form otherwise. */
  type?: 'address'
  currencies: { type: 'fiat' | 'crypto'; only?: readonly string[] }
  /** Where it is offered; everywhere where none is named. */
  countries?: readonly string[]
  amountMin: number
  amountMax: number
  /** Amounts to suggest; the one of them that is suggested first. */
  presets?: readonly number[]
  presetDefault?: number
  fields: readonly FieldDefinition[]
}

/** What is known of the player that fields ask for, by their keys. */
export type KnownValues = Readonly<Record<string, string | null>>

/** The ways to pay in the currency. Amounts are in main units of it. */
export function methodsIn(
  all: readonly MethodTerms[],
  currency: Currency | undefined,
  known: KnownValues,
): PaymentMethod[] {
  if (!currency) return []
  const perBase = currency.rate.rate / currency.subunitToUnit
  return all
    .filter((terms) => takes(terms, currency))
    .map(({ method, processingType, names, icon, presets = [], fields, ...terms }) => ({
      method,
      type: terms.type ?? 'form',
      processingType,
      names,
      logo: null,
      icon,
      amountMin: roundAmount(terms.amountMin * perBase),
      amountMax: roundAmount(terms.amountMax * perBase),
      presets: presets.map((amount) => ({
        amount: roundAmount(amount * perBase),
        default: amount === terms.presetDefault,
      })),
      fields: fields.map((field, position) => fieldView(field, position, known[field.key] ?? null)),
    }))
}

/** Whether the method takes the currency. */
export function takes(
  { currencies: { type, only } }: Pick<MethodTerms, 'currencies'>,
  currency: Pick<Currency, 'type' | 'code'>,
): boolean {
  return type === currency.type && (!only || only.includes(currency.code))
}

/** What the methods are called in a language, in English where nobody has said it; the method itself where it is unknown. */
export function nameOf(all: readonly MethodTerms[], method: string, locale: string | null): string {
  const names = all.find((terms) => terms.method === method)?.names
  return (names && nameIn(names, locale)) ?? method
}

/** One of the names, in the language or in English. */
export function nameIn(names: Readonly<Record<string, string>>, locale: string | null): string | undefined {
  return names[locale ?? 'en'] ?? names['en']
}

/** Amounts people like to read, as the first digits of a number. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10]

/** The round amount nearest to the given one: 10 for 11, 1 250 000 is 1 000 000 or 1 500 000. */
export function roundAmount(amount: number): number {
  const exponent = Math.floor(Math.log10(amount))
  const digits = amount / 10 ** exponent
  const nearest = ROUND.reduce((best, round) => (Math.abs(round - digits) < Math.abs(best - digits) ? round : best))
  return Number(`${nearest}e${exponent}`)
}
