import type { OperatorValue } from '@baize/contract/operator-form'
import type { Language, Zone } from '../words/settings.tsx'

/** How figures and times are written. */
export interface Writing {
  language: Language
  zone: Zone
}

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }
/** Coins have eight or more; nothing that was said is rounded away. */
const DIGITS_MAX = 18

/** An amount in full: every digit that came, two at least of money that has cents, and its currency. */
export function writeAmount(amount: number | `${number}`, currency: string | null, { language }: Writing): string {
  const digits = currency ? centsOf(currency) : 2
  const text = new Intl.NumberFormat(TAGS[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: DIGITS_MAX,
  }).format(amount)
  return currency ? `${text}\u{a0}${currency}` : text
}

function centsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export function writeNumber(value: number, { language }: Writing): string {
  return new Intl.NumberFormat(TAGS[language], { maximumFractionDigits: DIGITS_MAX }).format(value)
}

/** A moment to the second, with its zone. */
export function writeInstant(instant: string, { language, zone }: Writing): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(zone === 'utc' && { timeZone: 'UTC' }),
  }).format(new Date(instant))
}

/** The first segment, as players and colleagues say it. */
export function shortId(id: string): string {
  return id.length > 16 ? id.split('-')[0]! : id
}

/** The name of a value of an enumeration. */
export function choiceName(choices: OperatorValue['choices'], value: unknown): string | null {
  if (choices === undefined) return null
  if (Array.isArray(choices)) return choices.find((name) => name === value) ?? null
  return Object.entries(choices).find(([, known]) => known === value)?.[0] ?? null
}

/** The members of an enumeration: what is said, and what is sent. */
export function choicesOf(choices: OperatorValue['choices']): [string, string | number][] {
  if (choices === undefined) return []
  return isNames(choices) ? choices.map((name) => [name, name]) : Object.entries(choices)
}

function isNames(choices: NonNullable<OperatorValue['choices']>): choices is readonly string[] {
  return Array.isArray(choices)
}

/** In which currency an amount of a row is. `null` where it is that of the house, or a mere figure. */
export function currencyOf(name: string, row: Readonly<Record<string, unknown>>): string | null {
  if (name === 'baseAmount') return null
  const own = name.replace(/[aA]mount$/, (end) => (end === 'amount' ? 'currency' : 'Currency'))
  if (own !== name && typeof row[own] === 'string') return row[own]
  return typeof row.currency === 'string' ? row.currency : null
}
