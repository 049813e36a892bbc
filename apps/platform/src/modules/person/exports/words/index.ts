import { de } from './de.ts'
import { en } from './en.ts'
import { fa } from './fa.ts'
import type { ExportWords } from './words.ts'

const languages: Readonly<Record<string, ExportWords>> = { en, de, fa }

/** The words in the language, or else in the default one. */
export function wordsIn(locale: string | null): { language: string; words: ExportWords } {
  const words = locale !== null && Object.hasOwn(languages, locale) ? languages[locale] : undefined
  return words ? { language: locale!, words } : { language: 'en', words: en }
}
