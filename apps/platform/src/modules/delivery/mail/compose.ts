import type { LetterContent, LetterDraft, LetterKind, LetterValues, StatementLines } from './letter.ts'
import type { OwnTexts } from './own-texts.ts'
import { DEFAULT_TEXTS, type LetterText, letterTexts } from './texts/index.ts'

/** Puts a letter into words, in its reader's language or else in the default one; an operator's own words before ours. */
export function compose<Kind extends LetterKind>(
  { kind, locale, values }: Pick<LetterDraft<Kind>, 'kind' | 'locale' | 'values'>,
  siteName: string,
  own?: OwnTexts,
): LetterContent {
  const find = (language: string) => own?.find(language, kind) ?? letterTexts[language]?.[kind]
  const language = find(locale) ? locale : DEFAULT_TEXTS
  const { subject, body, each }: LetterText = find(language)!
  const words = { ...wordsOf(values, language, each), site: siteName }
  return { locale: language, subject: subject === null ? null : fill(subject, words), text: fill(body, words) }
}

/** Numbers as the language writes them; everything else as it is. */
function wordsOf(values: LetterValues[LetterKind], locale: string, each = ''): Record<string, string> {
  const numbers = new Intl.NumberFormat(locale)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string | number | StatementLines[]]) => {
      if (typeof value === 'number') return [name, numbers.format(value)]
      if (typeof value === 'string') return [name, value]
      return [name, value.map((lines) => fill(each, { ...lines })).join('\n\n')]
    }),
  )
}

/** Every `{name}` of the text, once: what a value says is never read as a text of ours. */
function fill(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}
