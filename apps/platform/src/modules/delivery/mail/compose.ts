import { type PagePath, pageUrl } from '../../ground/settings/index.ts'
import type { LetterContent, LetterDraft, LetterKind, LetterValues, StatementLines } from './letter.ts'
import type { OwnTexts } from './own-texts.ts'
import { DEFAULT_TEXTS, type LetterText, letterTexts } from './texts/index.ts'

/** What letters say of the house. */
export interface LetterHead {
  siteName: string
  publicUrl: string
}

/** Values that name pages, in whatever letter. */
const PAGES = new Set(['link', 'settings'])

/**
 * Puts a letter into words, in its reader's language or else in the default one; an operator's own words before ours.
 * Pages it names become addresses here and nowhere else, so that all lead to the reader's language.
 */
export function compose<Kind extends LetterKind>(
  { kind, locale, values }: Pick<LetterDraft<Kind>, 'kind' | 'locale' | 'values'>,
  head: LetterHead,
  own?: OwnTexts,
): LetterContent {
  const find = (language: string) => own?.find(language, kind) ?? letterTexts[language]?.[kind]
  const language = find(locale) ? locale : DEFAULT_TEXTS
  const { subject, body, each }: LetterText = find(language)!
  const words = { ...wordsOf(values, language, each), ...pagesOf(values, head, locale), site: head.siteName }
  return { locale: language, subject: subject === null ? null : fill(subject, words), text: fill(body, words) }
}

function pagesOf(values: LetterValues[LetterKind], head: LetterHead, locale: string): Record<string, string> {
  const pages = Object.entries(values).filter(([name]) => PAGES.has(name))
  return Object.fromEntries(pages.map(([name, path]: [string, PagePath]) => [name, pageUrl(head, locale, path)]))
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
