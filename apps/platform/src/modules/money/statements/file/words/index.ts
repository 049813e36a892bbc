import { de } from './de.ts'
import { en } from './en.ts'
import { fa } from './fa.ts'
import type { StatementWords } from './words.ts'

export type { StatementWords } from './words.ts'

const languages: Readonly<Record<string, StatementWords>> = { en, de, fa }

/** The words in the language, or else in the default one. */
export function wordsIn(locale: string | null): { language: string; words: StatementWords } {
  const words = locale !== null && Object.hasOwn(languages, locale) ? languages[locale] : undefined
  return words ? { language: locale!, words } : { language: 'en', words: en }
}
