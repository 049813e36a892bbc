import { de } from './texts-de.ts'
import { en, type Texts } from './texts-en.ts'
import { fa } from './texts-fa.ts'

const all: Readonly<Record<string, Texts>> = { en, de, fa }

export const text: Texts = all[document.documentElement.lang] ?? en

/** Fills the places in braces. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
}
