import { formatTag } from '@baize/contract/dates'
import { formatCount } from '../page/money.ts'
import type { Part } from './content.ts'
import { type MarkedText, type MarkedValues, fillMarked, isMarkedText, isPluralText, wordsOf } from './marked-text.ts'

export type TextValues = Readonly<Record<string, string | number>>

/** Reads one part: `text('tabs.email')`, with `{name}` filled from `values`. A missing key reads as empty text. */
export interface Text {
  /** Plain text; of marked text the words alone. */
  (key: string, values?: TextValues): string
  /** What stands at the key, whatever its shape: a list, a switch, an object. */
  at<Value>(key: string): Value | undefined
  /** Marked text for `Marked` and `MarkedLine`; plain text reads as one run of words. */
  marked(key: string, values?: MarkedValues): MarkedText
  /** The form of the text that the language uses with a number, which stands at `{count}`. */
  plural(key: string, count: number, values?: TextValues): string
}

export function readPart(part: Part, locale = 'en'): Text {
  const at = (key: string): unknown =>
    key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], part)
  return Object.assign((key: string, values?: TextValues) => fill(textOf(at(key)), values), {
    at: at as Text['at'],
    marked: (key: string, values?: MarkedValues) => markedOf(at(key), values),
    plural: (key: string, count: number, values?: TextValues) => pluralOf(at(key), count, locale, values),
  })
}

/** Fills `{name}` places; those without a value stay as they are. */
export function fill(template: string, values?: TextValues): string {
  return values ? template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : template
}

/** The plain text of anything that is a text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (isMarkedText(value)) return wordsOf(value.$md)
  return isPluralText(value) ? (value.$plural.other ?? '') : ''
}

/** The marked text of anything that is a text, with its places filled. */
export function markedOf(value: unknown, values?: MarkedValues): MarkedText {
  const marked = isMarkedText(value) ? value : { $md: [textOf(value)].filter(Boolean) }
  return values ? fillMarked(marked, values) : marked
}

/** The text for a number in the form of the language, with the number in its figures. */
export function pluralOf(value: unknown, count: number, locale: string, values?: TextValues): string {
  const template = isPluralText(value) ? (value.$plural[rulesOf(locale).select(count)] ?? textOf(value)) : textOf(value)
  return fill(template, { count: formatCount(count, locale), ...values })
}

const rules = new Map<string, Intl.PluralRules>()

function rulesOf(locale: string): Intl.PluralRules {
  let own = rules.get(locale)
  if (!own) rules.set(locale, (own = new Intl.PluralRules(formatTag(locale))))
  return own
}
